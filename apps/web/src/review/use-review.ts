import { readReview, storeReview, type Review } from '@paddock/bots/review';
import type { GameRecord } from '@paddock/kernel';
import { useEffect, useState } from 'preact/hooks';
import { askReviewer } from './review-worker.ts';
import { keepReview, keptReview } from './kept.ts';

/** `kept`: whole, and stored on this device. */
export type Work = 'waiting' | 'running' | 'stopped' | 'whole' | 'kept' | 'failed';

export interface Reviewing {
  readonly review: Review | undefined;
  readonly work: Work;
  /** How far the work has come, from 0 to 1. */
  readonly share: number;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** The kept review, or one that is made in a thread while it is looked at. */
export function useReview(record: GameRecord): Reviewing {
  const [review, setReview] = useState<Review>();
  const [work, setWork] = useState<Work>('waiting');
  const [share, setShare] = useState(0);
  const [maker] = useState(() => new Maker(record));
  const goOn = () => {
    setWork('running');
    setShare(0);
    maker.start((now) => {
      if (now === 'failed') return setWork('failed');
      setReview(maker.best);
      setShare(shareOf(now));
      if (now.done < now.of) return undefined;
      setWork('whole');
      void maker.end().then((isKept) => isKept && setWork('kept'));
      return undefined;
    });
  };
  const stop = () => {
    void maker.end();
    setWork('stopped');
    setShare(shareOf(maker.best));
  };
  useEffect(() => {
    let isHere = true;
    void keptReview(record).then((kept) => {
      if (!isHere) return;
      const found = readReview(kept, record);
      if ('problem' in found) return goOn();
      maker.best = found;
      setReview(found);
      setShare(shareOf(found));
      setWork(found.done < found.of ? 'stopped' : 'kept');
    });
    const leave = () => void maker.end();
    addEventListener('pagehide', leave);
    return () => {
      isHere = false;
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [record]);
  return { review, work, share, stop, goOn };
}

/** Makes one record's review in a thread, and keeps what it has when it is ended. */
class Maker {
  readonly #record: GameRecord;
  #terminate: (() => void) | undefined;
  /** A review that is made again begins coarsely: what was known better stays until it has caught up. */
  best: Review | undefined;

  constructor(record: GameRecord) {
    this.#record = record;
  }

  start(hear: (now: Review | 'failed') => void): void {
    void this.end();
    this.#terminate = askReviewer({ kind: 'review', record: this.#record }, (reply) => {
      if (reply.kind !== 'review') {
        void this.end();
        return hear('failed');
      }
      if (this.best === undefined || this.best.done <= reply.review.done) this.best = reply.review;
      return hear(reply.review);
    });
  }

  /** Whether what it had made is kept. */
  async end(): Promise<boolean> {
    if (this.#terminate === undefined) return false;
    this.#terminate();
    this.#terminate = undefined;
    return this.best !== undefined && keepReview(this.#record, storeReview(this.best));
  }
}

function shareOf(review: Review | undefined): number {
  return review === undefined ? 0 : review.done / Math.max(1, review.of);
}
