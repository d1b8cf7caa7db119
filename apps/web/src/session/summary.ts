import type { GameModule, ViewShape } from '@paddock/kernel';
import type { Table } from '@paddock/table';
import type { GameSummary, SavedGame } from './store.ts';

/** What lists of games say of it. */
export function summaryOf<Options, State, View extends ViewShape, Fact>(
  kind: GameModule<Options, State, View, Fact>,
  table: Table<Options, State, View, Fact>,
  { id, table: saved }: SavedGame,
  started: number,
): GameSummary {
  const { result } = table.record();
  return {
    id,
    game: kind.rules.game,
    seats: table.seats,
    races: kind.races(saved.head.options as Options),
    racesRun: kind.racesRun(table.view('public')),
    started,
    touched: Date.now(),
    ...(result && { result }),
  };
}
