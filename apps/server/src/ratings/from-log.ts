import type { Backend } from '../store/port.ts';
import type { FinishedGame, FinishedSeat } from '../store/parts/sql-results.ts';
import { after, madeTable } from '../tables/after.ts';
import { readEvents, type LoggedEvent } from '../tables/log.ts';
import { finishedOf } from './finished.ts';

const PAGE = 500;

/**
 * What was written when the game ended, or would have been, under the names that have held since: somebody may have been deleted
 * or given another name later. Undefined: it has not ended.
 */
export function finishedFrom(id: string, events: readonly LoggedEvent[]): FinishedGame | undefined {
  const [first, ...rest] = events;
  if (first?.event.kind !== 'made') return undefined;
  let live = madeTable(id, first.event.table, first.at);
  for (const [index, { at, event }] of rest.entries()) {
    live = after(live, event, at);
    if (live.status !== 'over') continue;
    const finished = finishedOf(live, at);
    return finished && { ...finished, seats: renamedSince(finished.seats, rest.slice(index + 1)) };
  }
  return undefined;
}

/** At a table that has forgotten somebody, nobody gives them a name any more. */
function renamedSince(seats: readonly FinishedSeat[], since: readonly LoggedEvent[]): FinishedSeat[] {
  const names = new Map<string, string>();
  for (const { event } of since) {
    if (event.kind === 'renamed') names.set(event.person, event.name);
    if (event.kind === 'forgotten') names.set(event.person, '');
  }
  return seats.map((seat) => ({ ...seat, name: names.get(seat.person ?? '') ?? seat.name }));
}

/**
 * Writes results of games that have none: those that ended before there were results, and imported ones. `numbers`: the order
 * they had where they come from; without it, games come in the order in which they ended. Returns how many.
 */
export async function addMissingResults(
  backend: Pick<Backend, 'everyTable' | 'events' | 'parts'>,
  numbers: ReadonlyMap<string, number> = new Map(),
): Promise<number> {
  const missing: FinishedGame[] = [];
  for (let last = ''; ;) {
    const tables = await backend.everyTable(last, PAGE);
    for (const { match, status } of tables) {
      if (status !== 'over' || (await backend.parts.results.of(match)) !== undefined) continue;
      const finished = finishedFrom(match, await readEvents(backend, match, 0));
      if (finished !== undefined) missing.push(finished);
    }
    if (tables.length < PAGE) break;
    last = tables.at(-1)?.match ?? '';
  }
  const numberOf = ({ match }: FinishedGame) => numbers.get(match) ?? 0;
  const ordered = missing.toSorted(
    (a, b) => numberOf(a) - numberOf(b) || a.at - b.at || (a.match < b.match ? -1 : 1),
  );
  await backend.parts.results.add(ordered);
  return ordered.length;
}
