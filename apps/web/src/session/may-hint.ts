import { LEARNING, type SavedGame } from './store.ts';

/** The counted try of a race of the day; one for practice has another id behind it. */
const COUNTED_TRY = /^daily-\d{4}-\d\d-\d\d-[a-z]+-[0-9a-f]{8}$/;

/** Hints are for one person against bots, where nobody else's result depends on it and the record can say so. */
export function mayHint({ id, table }: Pick<SavedGame, 'id' | 'table'>, people: number): boolean {
  const { paddock = 1 } = table.head;
  return people === 1 && paddock > 1 && !id.startsWith(LEARNING) && !COUNTED_TRY.test(id);
}
