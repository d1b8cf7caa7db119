import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../../i18n/loaded.tsx';
import { leftText } from '../clock-text.ts';

/** Counts down to the start of a quick table; `left`: milliseconds to it, asked again every second. */
export function Countdown({ left }: { readonly left: () => number }): JSX.Element {
  const { quick } = useTexts('hub');
  const { clock } = useTexts('online');
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const rest = left();
  return (
    <span class="numbers" role="timer">
      {rest > 0 ? quick.startsIn(leftText(clock, rest)) : quick.starting}
    </span>
  );
}
