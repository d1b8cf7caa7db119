import type { DownforceFact } from '@paddock/downforce';
import type { FormulaFact, FormulaView } from '@paddock/formula';
import { factFor, FactLog, fold, rulesUnder, type AnyGame, type Seat } from '@paddock/kernel';
import type { SavedTable } from '@paddock/table';
import type { GameSummary } from '../session/store.ts';
import { DownforceTally } from './downforce.ts';
import type { Figures } from './figures.ts';
import { FormulaTally } from './formula.ts';

/** You are the first person at the table. */
export function ownSeat({ seats }: Pick<GameSummary, 'seats'>): Seat | undefined {
  const seat = seats.findIndex(({ bot }) => bot === undefined);
  return seat === -1 ? undefined : seat;
}

/** Plays a finished game again and counts. Undefined: it has no result of yours. */
export function readGame(
  newest: AnyGame['rules'],
  summary: GameSummary,
  { head, rulings = 1, entries }: Pick<SavedTable<unknown>, 'head' | 'rulings' | 'entries'>,
): Figures | undefined {
  const seat = ownSeat(summary);
  const rules = rulesUnder(newest, rulings);
  const own = summary.result?.standings.find((standing) => standing.seat === seat);
  if (seat === undefined || own === undefined || rules === undefined) return undefined;
  const { id, game, touched, seats, result } = summary;
  const { place, score } = own;
  const base = { id, game, at: touched, place, score, sides: result?.standings.length ?? 0 };
  const state = rules.start({ players: seats.length, options: head.options });
  const log = new FactLog<unknown>();
  fold(rules, state, entries, { listener: log });
  const facts = log.take().map((logged) => factFor(logged, seat));
  // A game's facts and view are those of its own rules.
  if (game === 'downforce') {
    const tally = new DownforceTally(seat);
    for (const fact of facts) tally.take(fact as DownforceFact);
    return { ...base, downforce: tally.figures() };
  }
  if (game === 'formula') {
    const tally = new FormulaTally(seat);
    for (const fact of facts) tally.take(fact as FormulaFact);
    return { ...base, formula: tally.figures((rules.view(state, 'public') as FormulaView).public) };
  }
  return base;
}
