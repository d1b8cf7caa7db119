import type { PadSlots } from '@paddock/protocol';
import { packPad } from '../pack.ts';
import { BET_LINES, isAway, type DownforcePad } from '../pad.ts';
import { readBets, sealOf, slotOf, writeBets, writeEnd } from './seal.ts';

/** What the pad's owner wants in its mailbox: the seals of bets made on this phone, and when the race is over, everything. */
export function ownSlots(pad: DownforcePad): PadSlots {
  const { mailbox, bets, status } = pad;
  if (mailbox === undefined) return {};
  const slots: Record<string, string> = {};
  const here = [...bets.entries()].filter(([seat]) => !isAway(pad, seat));
  for (const [seat, lines] of here)
    for (const [line, bet] of lines.entries())
      if (bet !== null) slots[slotOf.seal(seat, line)] = sealOf(mailbox.key, seat, line, bet);
  if (status !== 'playing') slots['open'] = writeEnd(mailbox.secret, pad);
  if (status !== 'done') return slots;
  for (const [seat, lines] of here) slots[slotOf.bets(seat)] = writeBets(lines);
  return { ...slots, pad: packPad(pad) };
}

const NO_BETS = Array.from({ length: BET_LINES }, () => null);

/** The pad with what phones have written since: who has one, and their bets once they are asked for. */
export function withNews(pad: DownforcePad, slots: PadSlots): DownforcePad {
  const { mailbox } = pad;
  if (mailbox === undefined) return pad;
  const phones = [...pad.names.keys()].filter((seat) => slots[slotOf.seat(seat)] !== undefined);
  const next: DownforcePad =
    phones.length === mailbox.phones.length ? pad : { ...pad, mailbox: { ...mailbox, phones } };
  if (next.status !== 'opening') return next;
  const away = phones.filter((seat) => isAway(next, seat));
  if (away.some((seat) => slots[slotOf.bets(seat)] === undefined)) return next;
  // Bets that cannot be read are none; the seals will tell.
  const bets = next.bets.map((own, seat) =>
    away.includes(seat) ? (readBets(slots[slotOf.bets(seat)]) ?? NO_BETS) : own,
  );
  return { ...next, bets, status: 'done' };
}
