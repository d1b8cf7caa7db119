import type { PadSlots } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useTexts } from '../../i18n/loaded.tsx';
import type { DownforcePad } from '../pad.ts';
import { useNames } from '../players.tsx';
import { checkSeals, readBets, slotOf, type SealState } from './seal.ts';

interface Props {
  readonly pad: DownforcePad;
  readonly mailboxKey: string;
  readonly slots: PadSlots;
}

/** Whether the bets that are counted are those that were sealed. Every phone checks it for itself. */
export function SealNotes({ pad, mailboxKey, slots }: Props): JSX.Element | null {
  const texts = useTexts('scorePad');
  const names = useNames(pad);
  if (slots['pad'] === undefined) return null;
  const states = pad.bets.map((counted, seat): SealState => {
    const opened = readBets(slots[slotOf.bets(seat)]);
    const isSame = opened?.every((bet, line) => bet?.car === counted[line]?.car) === true;
    return isSame ? checkSeals(mailboxKey, slots, seat, opened) : 'broken';
  });
  if (states.every((state) => state === 'sealed')) return <p class="pad-good">{texts.allSealed}</p>;
  return (
    <ul class="problem">
      {states.map((state, seat) => {
        if (state === 'sealed') return null;
        const name = names[seat] ?? '';
        return <li key={seat}>{state === 'broken' ? texts.brokenSeal(name) : texts.unsealed(name)}</li>;
      })}
    </ul>
  );
}
