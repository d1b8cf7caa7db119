import { isRefusal, type Refusal } from '@paddock/kernel';
import { isWhole, withHash, withSalt, type Gathering } from '@paddock/table';
import type { PartEvent, TableEvent } from '../event.ts';
import type { LiveTable } from '../live-table.ts';
import { DamagedLogError } from '../log.ts';

/** What the events of a shuffle change; when they come: see `shuffle.ts`. */

type Of<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;
type Changed = Partial<LiveTable>;

/** The number of the deal that waits. */
export function waitingDeal({ id, table }: LiveTable): { readonly match: string; readonly deal: number } {
  return { match: id, deal: table === undefined ? 0 : table.commitments.length - 1 };
}

function gathered(live: LiveTable, change: (gathering: Gathering) => Gathering | Refusal): Changed {
  const { table, gathering } = live;
  if (table !== undefined) return { table: orDamaged(live, table.gather(change)) };
  return { gathering: orDamaged(live, change(gathering)) };
}

export function fixed(live: LiveTable): Changed {
  return gathered(live, (gathering) => ({ ...gathering, isFixed: true }));
}

/** Before a later race nobody else can come: with everybody's hash the hashes are fixed. */
export function hashed(live: LiveTable, { seat, hash }: Of<'hashed'>): Changed {
  const isAllIn = ({ hashes }: Gathering) =>
    live.seats.every(({ person }, each) => person === null || hashes[each] !== '');
  return gathered(live, (gathering) => {
    const next = withHash(gathering, seat, hash);
    return isRefusal(next) || live.table === undefined
      ? next
      : { ...next, isFixed: next.isFixed || isAllIn(next) };
  });
}

/** Before a later race the deal is sealed with the last salt. */
export function revealed(live: LiveTable, { seat, salt }: Of<'revealed'>): Changed {
  const changed = gathered(live, (gathering) => withSalt(gathering, waitingDeal(live), seat, salt));
  const gathering = changed.table?.gathering;
  return gathering === undefined || !isWhole(gathering) ? changed : sealed({ ...live, ...changed });
}

export function together(live: LiveTable, { parts }: Of<'together'>): Changed {
  const { table, gathering } = parts.reduce(withPart, live);
  return { table, gathering };
}

export function withPart(live: LiveTable, part: PartEvent): LiveTable {
  return { ...live, ...(part.kind === 'hashed' ? hashed(live, part) : revealed(live, part)) };
}

/** The first deal is sealed by the start, and one that has all its salts by the last of them. */
export function sealed(live: LiveTable): Changed {
  const { table } = live;
  return table?.gathering === undefined ? {} : { table: orDamaged(live, table.withDealSealed()) };
}

function orDamaged<Value extends object>({ id }: LiveTable, next: Value | Refusal): Value {
  if (!isRefusal(next)) return next;
  throw new DamagedLogError(`table ${id} cannot shuffle as written: ${next.code}`);
}
