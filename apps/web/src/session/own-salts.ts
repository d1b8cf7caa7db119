import { isRefusal, type Seat, type ViewShape } from '@paddock/kernel';
import type { Table } from '@paddock/table';
import { randomHex } from './random.ts';
import type { SavedGame } from './store.ts';

const SALT_BYTES = 16;

type OwnSalts = SavedGame['ownSalts'];

/** The seats that people on this device play. */
export function peopleAt({ seats }: Pick<Table<unknown, unknown, ViewShape, unknown>, 'seats'>): Seat[] {
  return [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined);
}

/** A salt for each person as soon as the next deal's commitment is out. All are this device's, so it seals them at once. */
export function withSalts<Options, State, View extends ViewShape, Fact>(
  table: Table<Options, State, View, Fact>,
  ownSalts: OwnSalts,
): { readonly table: Table<Options, State, View, Fact>; readonly ownSalts: OwnSalts } {
  if (table.commitments.length === ownSalts.length) return { table, ownSalts };
  const salts = table.seats.map((seat) => (seat.bot === undefined ? randomHex(SALT_BYTES) : ''));
  const salted = table.withOwnSalts(salts);
  if (isRefusal(salted)) throw new Error(salted.code);
  return { table: salted, ownSalts: [...ownSalts, salts] };
}

/** What this device's people added stands in every deal that was drawn from. */
export function areSaltsKept<Options, State, View extends ViewShape, Fact>(
  table: Table<Options, State, View, Fact>,
  ownSalts: OwnSalts,
): boolean {
  const people = peopleAt(table);
  return table
    .record()
    .deals.every(({ salts }, deal) => people.every((seat) => salts[seat] === ownSalts[deal]?.[seat]));
}
