import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { useTexts } from '../i18n/loaded.tsx';

const MINUTE_MS = 60_000;

interface Props {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly onOver: () => void;
}

/** How long it is until the next race, by the minute. */
export function Until({ time, onOver }: Props): JSX.Element {
  const texts = useTexts('daily');
  const [now, setNow] = useState(Date.now());
  const minutes = Math.max(0, Math.ceil((time - now) / MINUTE_MS));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (minutes === 0) onOver();
  }, [minutes === 0]);
  const left = texts.left(Math.floor(minutes / 60), minutes % 60);
  return <span class="quiet">{texts.next(left, dateText(time, { timeStyle: 'short' }))}</span>;
}
