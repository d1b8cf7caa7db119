import type { Refusal } from '@paddock/kernel';
import { no, type Person } from '../tables/decision.ts';
import { seatOf, type LiveTable } from '../tables/live-table.ts';

/** What others have decided about a person, as far as a table has to know. */
export interface Standing {
  /** People at whose tables they may not be. */
  readonly barredBy: ReadonlySet<string>;
  /** An admin keeps them from public tables for a time. */
  readonly isBanned: boolean;
  /** An admin lets them neither write nor react for a time. */
  readonly isSilenced: boolean;
}

/** Nobody has anything against them. */
export const WELCOME: Standing = { barredBy: new Set(), isBanned: false, isSilenced: false };

/**
 * A table that is closed to a person: its host has blocked them, or an admin has banned them. Both get the same answer, so
 * that it tells nobody who has blocked whom. A seat that they have stays theirs: the host gives it to a bot.
 */
export function barred(live: LiveTable, person: Person | null, standing: Standing): Refusal | undefined {
  if (person === null || person.id === live.host.person || seatOf(live, person.id) !== undefined)
    return undefined;
  const { barredBy, isBanned } = standing;
  const isBarred = barredBy.has(live.host.person) || (isBanned && live.made.isPublic);
  return isBarred ? no('not-available') : undefined;
}
