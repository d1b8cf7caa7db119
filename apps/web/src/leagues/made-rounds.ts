import type { LeagueView } from '@paddock/protocol';

/** Rounds whose tables have been made. */
export function madeRounds({ rounds }: LeagueView): number {
  return rounds.filter(({ tables }) => tables.some(({ table }) => table !== undefined)).length;
}
