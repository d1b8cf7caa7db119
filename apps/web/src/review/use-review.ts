import { readReview, storeReview, type Review } from '@paddock/bots/review';
import type { GameRecord } from '@paddock/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { askReviewer } from './review-worker.ts';
import { keepReview, keptReview } from './kept.ts';

export type Work = 'waiting' | 'running' | 'stopped' | 'whole' | 'failed';

export interface Reviewing {
  readonly review: Review | undefined;
  readonly work: Work;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** The kept review, or one that is made in a thread while it is looked at. */
export function useReview(record: GameRecord): Reviewing {
  const [review, setReview] = useState<Review>();
  const [work, setWork] = useState<Work>('waiting');
  const end = useRef<() => void>(() => undefined);
  const goOn = () => {
    end.current();
    setWork('running');
    end.current = askReviewer({ kind: 'review', record }, (reply) => {
      if (reply.kind !== 'review') return setWork('failed');
      setReview((before) => better(before, reply.review));
      if (reply.review.done < reply.review.of) return undefined;
      void keepReview(record, storeReview(reply.review));
      return setWork('whole');
    });
  };
  const stop = () => {
    end.current();
    setWork('stopped');
    if (review !== undefined) void keepReview(record, storeReview(review));
  };
  useEffect(() => {
    let isHere = true;
    void keptReview(record).then((kept) => {
      if (!isHere) return;
      const found = readReview(kept, record);
      const known = 'problem' in found ? undefined : found;
      setReview(known);
      if (known === undefined) goOn();
      else setWork(known.done < known.of ? 'stopped' : 'whole');
    });
    return () => {
      isHere = false;
      end.current();
    };
  }, [record]);
  return { review, work, stop, goOn };
}

/** A review that is made again begins coarsely: what was known better stays until it has caught up. */
function better(before: Review | undefined, now: Review): Review {
  return before !== undefined && before.done > now.done ? before : now;
}
