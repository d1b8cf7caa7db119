import { useTexts } from '../../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import type { Desk } from '../../desk.ts';
import './automa.css';

/** D-V8i */
export const MOST_CHEATED = 20;

export interface AutomaProps {
  readonly desk: Desk;
  readonly seat: number;
}

/** D-V8: beside the size of its deck, what the automa has gained from jams. */
export function AutomaMark({ desk, seat }: AutomaProps): JSX.Element | null {
  const variantTexts = useTexts('variantTexts');
  const automa = desk.open.value.automas.find((other) => other.seat === seat);
  if (automa === undefined) return null;
  const { counter } = automa;
  return (
    <span class="df-counter" title={variantTexts.counter(counter, MOST_CHEATED)}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" pathLength={MOST_CHEATED} class="df-counter-all" />
        <circle
          cx="18"
          cy="18"
          r="15"
          pathLength={MOST_CHEATED}
          class="df-counter-now"
          stroke-dasharray={`${counter} ${MOST_CHEATED}`}
        />
      </svg>
      <b class="numbers" aria-hidden="true">
        {counter}
      </b>
      <span class="unseen">{variantTexts.counter(counter, MOST_CHEATED)}</span>
    </span>
  );
}
