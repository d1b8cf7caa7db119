import type { TableGlance } from '@paddock/protocol';
import { glanceIn } from '../find-game.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** What the list of running games shows of a table: only from the public view. */
export function glanceOf({ made, table }: LiveTable): TableGlance | undefined {
  const glance = table && glanceIn(made.game)?.(table.view('public'));
  if (glance === undefined) return undefined;
  const { leader, ...rest } = glance;
  const name = leader?.seat == null ? null : (table?.seats[leader.seat]?.name ?? null);
  return { ...rest, leader: leader && { car: leader.car, name } };
}
