import { isRefusal, type GameModule, type OwnContent, type ViewShape } from '@paddock/kernel';
import { Table, type SavedTable } from '@paddock/table';
import { withSalts } from './own-salts.ts';
import { newSecret, randomHex } from './random.ts';
import type { SavedGame, Store } from './store.ts';
import { summaryOf } from './summary.ts';

export interface NewGame<Options> {
  readonly seats: SavedTable<Options>['head']['seats'];
  readonly options: Options;
  readonly content?: OwnContent | undefined;
}

/** Saved before any of it is shown; returns its id. */
export async function saveNewGame<Options, State, View extends ViewShape, Fact>(
  kind: GameModule<Options, State, View, Fact>,
  store: Store,
  { seats, options, content }: NewGame<Options>,
  id = randomHex(8),
): Promise<string> {
  const head = { match: id, options, seats, ...(content && { content }) };
  const { table, ownSalts } = withSalts(Table.make(kind.rules, head, newSecret), []);
  const started = table.start();
  if (isRefusal(started)) throw new Error(started.code);
  const saved: SavedGame = { id, revision: 1, table: started.table.save(), ownSalts, plan: [] };
  await store.saveGame(summaryOf(kind, started.table, saved, Date.now()), saved);
  return id;
}
