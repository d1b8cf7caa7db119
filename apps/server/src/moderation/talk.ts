import { isRefusal, type Refusal, type Seat } from '@paddock/kernel';
import type { Reaction } from '@paddock/protocol';
import { isKeyOf } from '../secrets.ts';
import { no, type Person } from '../tables/decision.ts';
import { seatOf, type LiveTable } from '../tables/live-table.ts';
import type { Standing } from './standing.ts';

/** The secret of the table's own link, or of a seat's. */
export function hasLink({ made, seats }: LiveTable, key: string | undefined): boolean {
  return isKeyOf(key, made.keyHash) || seats.some((seat) => isKeyOf(key, seat.keyHash));
}

/**
 * Strangers do not write to each other. A table that is found only by its link has none; at a public one, they are the people
 * who came without a link, to watch or to sit down.
 */
export function mayChat(live: LiveTable, person: string | null, key: string | undefined): boolean {
  if (!live.made.isPublic || (person !== null && person === live.host.person)) return true;
  const seat = seatOf(live, person);
  if (seat !== undefined && live.seats[seat]?.isStranger !== true) return true;
  return hasLink(live, key);
}

/** Why somebody may neither write nor react. */
export function notHeard(live: LiveTable, person: Person, standing: Standing): Refusal | undefined {
  if (live.status === 'closed') return no('table-over');
  if (standing.isSilenced) return no('silenced');
  return live.muted.has(seatOf(live, person.id) ?? null) ? no('muted') : undefined;
}

/** A reaction as a table shows it. */
export interface Shown {
  readonly person: string;
  readonly seat: Seat | null;
  readonly reaction: Reaction;
}

export function react(
  live: LiveTable,
  person: Person | null,
  reaction: Reaction,
  standing: Standing,
): Shown | Refusal {
  if (person === null) return no('no-person');
  const refusal = notHeard(live, person, standing);
  if (isRefusal(refusal)) return refusal;
  return { person: person.id, seat: seatOf(live, person.id) ?? null, reaction };
}
