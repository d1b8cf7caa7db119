import { refuse, type Refusal } from '@paddock/kernel';
import type { Person } from '../tables/decision.ts';
import { maySee } from '../tables/seating.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Limits } from './limits.ts';

/** The same for a table that is not there and for one that a stranger may not see. */
export function noTable(): Refusal {
  return refuse('no-such-table', 'table');
}

/**
 * Why a table is not shown; undefined: it is. Only refusals count as guesses, and people who have made too many still see
 * public tables and their own.
 */
export function refusalToShow(
  limits: Limits,
  { person, address }: { readonly person: Person | null; readonly address: string },
  table: LiveTable | undefined,
  key: string | undefined,
): Refusal | undefined {
  const id = person?.id ?? null;
  const who = id ?? address;
  if (table !== undefined && maySee(table, id, undefined)) return undefined;
  if (!limits.isLeft('guess', who)) return refuse('too-often', 'limits');
  if (table !== undefined && maySee(table, id, key)) return undefined;
  limits.take('guess', who);
  return noTable();
}
