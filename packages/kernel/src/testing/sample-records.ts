import { expect } from 'vitest';
import { Match } from '../match.ts';
import { entrySum, headSum, type Entry, type GameRecord, type RecordFormat } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import { seatsIn } from '../seat.ts';
import { verify } from '../reading/verify.ts';
import { highCard } from './high-card.ts';

export const secret = (deal: number) => `${deal + 1}`.repeat(64).slice(0, 64);

/** In format 2 a bot takes the second seat in entry 3, which also notes hints. */
function sample(paddock: RecordFormat): GameRecord {
  const match = new Match(highCard, {
    paddock,
    match: 'm',
    options: { rounds: 2 },
    seats: [{ name: 'Ana' }, { name: 'Rui' }],
  });
  for (const deal of [0, 1]) {
    match.openDeal(secret(deal));
    match.sealDeal(['aa', 'bb']);
  }
  const opening = match.open();
  if (isRefusal(opening)) throw new Error(opening.code);
  match.accept(opening);
  while (highCard.toAct(match.state) !== 0) {
    const [seat = 0] = seatsIn(highCard.toAct(match.state));
    const note = paddock === 2 && match.length === 3 ? { hands: [{ seat: 1, bot: 'club' }], hints: 3 } : {};
    match.play(seat, [match.state.ready === null ? 'stay' : 'ready'], note);
  }
  return match.record();
}

export const RECORD = sample(2);
export const OLD = sample(1);

export type Change = (record: GameRecord) => GameRecord;

export function withEntry(at: number, change: (entry: Entry) => Partial<Entry>): Change {
  return (record) => ({
    ...record,
    entries: record.entries.map((entry, index) => (index === at ? { ...entry, ...change(entry) } : entry)),
  });
}

/** As a forger would: recomputes every sum. */
export function resummed(record: GameRecord): GameRecord {
  let sum = headSum(record);
  const entries = record.entries.map((entry) => {
    sum = entrySum(sum, entry, entry.deal === undefined ? undefined : record.deals[entry.deal]);
    return { ...entry, sum };
  });
  return { ...record, entries };
}

export function withDeal(
  record: GameRecord,
  at: number,
  change: Partial<GameRecord['deals'][number]>,
): GameRecord {
  return {
    ...record,
    deals: record.deals.map((deal, index) => (index === at ? { ...deal, ...change } : deal)),
  };
}

export function expectFound(
  record: GameRecord,
  change: Change,
  problem: { readonly code: string; readonly entry?: number },
): void {
  const altered = change(JSON.parse(JSON.stringify(record)) as GameRecord);
  expect(altered).not.toEqual(record);
  const verdict = verify(highCard, altered);
  expect(verdict).toMatchObject({ ok: false, problem });
  if (!('entry' in problem)) expect(verdict).not.toHaveProperty('problem.entry');
}
