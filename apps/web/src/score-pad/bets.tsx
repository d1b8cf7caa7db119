import type { Seat } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { BET_LINES, isAway, type DownforcePad } from './pad.ts';
import { slotOf } from './phones/seal.ts';
import type { Mailbox } from './phones/mailbox.ts';
import { useNames } from './players.tsx';

interface Props {
  readonly pad: DownforcePad;
  readonly mailbox: Mailbox;
  readonly onRound: (line: number, seats: readonly Seat[]) => void;
}

const LINES = Array.from({ length: BET_LINES }, (_, line) => line);

/** D-B1: who has bet, never on what. */
export function Bets({ pad, mailbox, onRound }: Props): JSX.Element {
  const texts = useTexts('scorePad');
  const { sheet } = useTexts('downforce');
  const names = useNames(pad);
  const isSealed = (seat: Seat, line: number) =>
    isAway(pad, seat)
      ? mailbox.slots[slotOf.seal(seat, line)] !== undefined
      : (pad.bets[seat]?.[line] ?? null) !== null;
  const askedHere = (line: number) =>
    [...names.keys()].filter((seat) => !isAway(pad, seat) && !isSealed(seat, line));
  const rounds = LINES.filter((line) => askedHere(line).length > 0);
  return (
    <section class="panel pad-part" aria-labelledby="pad-bets">
      <h2 id="pad-bets">{texts.bets}</h2>
      <p class="hint">{texts.betsText}</p>
      <table class="pad-table">
        <thead>
          <tr>
            <td />
            {LINES.map((line) => (
              <th key={line} scope="col">
                {sheet.bet(line + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">
                {name}
                {isAway(pad, seat) && <small class="quiet"> {texts.onPhone}</small>}
              </th>
              {LINES.map((line) => (
                <td key={line} class={isSealed(seat, line) ? 'pad-sealed' : 'quiet'}>
                  {isSealed(seat, line) ? texts.sealed : texts.open}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="row">
        {rounds.map((line, index) => (
          <button
            key={line}
            type="button"
            class={index === 0 ? 'button lit' : 'button'}
            onClick={() => onRound(line, askedHere(line))}
          >
            {texts.handRound(line + 1)}
          </button>
        ))}
      </div>
    </section>
  );
}
