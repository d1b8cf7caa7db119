import { POWERS, powersKept } from '@paddock/downforce';
import type { JSX } from 'preact';
import { PowerCard } from '../cards/power-card.tsx';
import type { Desk } from '../desk.ts';

export interface KeepProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** D-A11: one power stays, beside automas more. */
export function KeepPanel({ desk, onChosen }: KeepProps): JSX.Element {
  const texts = desk.texts;
  const turn = desk.turn;
  const count = powersKept(desk.open.value.automas.length);
  const offered = POWERS.filter((power) => turn?.offers.includes(`keep ${power}`));
  return (
    <section class="df-choice" aria-label={texts.keepTitle(count)}>
      <h2>{texts.keepTitle(count)}</h2>
      <div class="df-powers">
        {offered.map((power) => (
          <button
            key={power}
            type="button"
            class="df-power-button"
            data-power={power}
            aria-pressed={turn?.kept.includes(power)}
            onClick={(event) => {
              desk.choose(`keep ${power}`);
              onChosen(event.detail === 0);
            }}
          >
            <PowerCard power={power} />
          </button>
        ))}
      </div>
    </section>
  );
}
