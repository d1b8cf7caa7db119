import type { Seat } from '@paddock/kernel';
import { DealParts, type KeptPart, type TableFeed } from '@paddock/protocol';
import { randomHex } from '../../session/random.ts';

const SALT_BYTES = 16;
/** How many tables' parts are remembered. */
const KEPT = 60;
const NAME = 'paddock.deals';

interface KeptTable {
  readonly table: string;
  readonly seat: Seat;
  readonly parts: readonly (KeptPart | null)[];
}

function readAll(): readonly KeptTable[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(value) ? (value as KeptTable[]) : [];
  } catch {
    return [];
  }
}

function keep(kept: KeptTable): void {
  const others = readAll().filter(({ table, seat }) => table !== kept.table || seat !== kept.seat);
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, kept].slice(-KEPT)));
  } catch {
    // Without storage the check lasts as long as the page.
  }
}

/** This device's parts in the deals of one table, remembered across visits. */
export function ownParts(feed: Pick<TableFeed, 'table' | 'addHash' | 'addSalt'>, seat: Seat): DealParts {
  const { table } = feed;
  const kept = readAll().find((each) => each.table === table && each.seat === seat)?.parts ?? [];
  return new DealParts(table, seat, kept, {
    addHash: (deal, hash) => feed.addHash(deal, hash),
    addSalt: (deal, salt) => feed.addSalt(deal, salt),
    newSalt: () => randomHex(SALT_BYTES),
    keep: (parts) => keep({ table, seat, parts }),
  });
}
