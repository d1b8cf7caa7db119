import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { newsIn } from './news.ts';

interface Props<Line> {
  readonly log: ReadonlySignal<readonly Line[]>;
  /** A whole sentence; empty if a line need not be read out. */
  readonly tell: (line: Line) => string;
}

interface Told {
  readonly key: number;
  readonly text: string;
}

/** Older sentences leave the page: they have been read out. */
const KEPT = 80;

/** Reads out everything that happens, sentence by sentence, in the order it happened. */
export function LiveRegion<Line>({ log, tell }: Props<Line>): JSX.Element {
  const told = useRef<readonly Line[]>(log.peek());
  const count = useRef(0);
  const speak = useRef(tell);
  speak.current = tell;
  const [sentences, setSentences] = useState<readonly Told[]>([]);
  useEffect(
    () =>
      log.subscribe((now) => {
        const { fresh } = newsIn(told.current, now);
        told.current = now;
        const spoken = fresh
          .map((line) => speak.current(line))
          .filter((text) => text !== '')
          .map((text) => ({ key: count.current++, text }));
        if (spoken.length > 0) setSentences((before) => [...before, ...spoken].slice(-KEPT));
      }),
    [log],
  );
  return (
    <div class="unseen live-region" aria-live="polite" aria-relevant="additions">
      {sentences.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
