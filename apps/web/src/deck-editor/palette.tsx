import { CARS, DECK_LIMITS, LETTERS } from '@paddock/downforce';
import type { JSX } from 'preact';
import { LiveryFill } from '../design/livery-fill.tsx';
import { liveryStyle } from '../design/livery.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { Editing } from './editing.ts';
import { linesIn } from './notation.ts';

const NUMBERS = Array.from({ length: DECK_LIMITS.number }, (_, at) => DECK_LIMITS.number - at);

/** Every line that a card can have: colours from left to right, numbers from the top. One tap a line. */
export function Palette({ editing }: { readonly editing: Editing }): JSX.Element {
  const texts = useTexts('deckEditor');
  const words = useTexts('downforce');
  const lines = linesIn(editing.typed.value.kind);
  return (
    <div class="deck-palette" role="group" aria-label={texts.palette}>
      {NUMBERS.flatMap((number) =>
        LETTERS.split('').map((letter, at) => {
          const line = `${letter}${number}`;
          const car = CARS[at];
          return (
            // The field does the same by keyboard, without forty-two stops on the way.
            <button
              key={line}
              type="button"
              class={car === undefined ? 'deck-cell wild' : 'deck-cell'}
              style={car === undefined ? {} : liveryStyle(car)}
              tabIndex={-1}
              aria-pressed={lines.includes(line)}
              onClick={() => editing.tap(line)}
            >
              <span class="unseen">{words.line(line)}</span>
              <b aria-hidden="true">
                {letter}
                {number}
              </b>
              <span class="deck-cell-pattern" aria-hidden="true">
                {car !== undefined && <LiveryFill livery={car} zoom={0.7} />}
              </span>
            </button>
          );
        }),
      )}
    </div>
  );
}
