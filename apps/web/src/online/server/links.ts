import { LINK_KEY } from '@paddock/protocol';
import { stored } from '../../app/stored.ts';

/** The secrets of a table's links. The server shows them once and keeps only their hashes. */
export interface TableLinks {
  readonly table: string;
  readonly key: string;
  /** By seat, for those that are reserved. */
  readonly seatKeys: readonly (string | null)[];
}

/** How many tables are remembered. */
const KEPT = 60;

function isKey(value: unknown): value is string {
  return typeof value === 'string' && LINK_KEY.test(value);
}

function isLinks(value: unknown): value is TableLinks {
  if (typeof value !== 'object' || value === null) return false;
  const { table, key, seatKeys } = value as Partial<Record<keyof TableLinks, unknown>>;
  const areSeats = Array.isArray(seatKeys) && seatKeys.every((each) => each === null || isKey(each));
  return typeof table === 'string' && isKey(key) && areSeats;
}

function areLinks(value: unknown): value is readonly TableLinks[] {
  return Array.isArray(value) && value.every(isLinks);
}

const kept = stored<readonly TableLinks[]>('links', areLinks, []);

export function linksOf(table: string): TableLinks | undefined {
  return kept.value.find((links) => links.table === table);
}

/** Newest last; the oldest go. */
export function keepLinks(links: TableLinks): void {
  kept.value = [...kept.peek().filter(({ table }) => table !== links.table), links].slice(-KEPT);
}

/** A link that somebody came by. A seat's link must not replace the table's. */
export function keepKey(table: string, key: string): void {
  if (isKey(key) && linksOf(table) === undefined) keepLinks({ table, key, seatKeys: [] });
}

/** A seat that the host has reserved since. */
export function keepSeatKey(table: string, seat: number, key: string): void {
  const links = linksOf(table);
  if (links === undefined) return;
  const seatKeys = Array.from(
    { length: Math.max(links.seatKeys.length, seat + 1) },
    (_, at) => links.seatKeys[at] ?? null,
  );
  keepLinks({ ...links, seatKeys: seatKeys.with(seat, key) });
}
