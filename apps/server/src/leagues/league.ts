import type { LeagueSettings } from '@paddock/protocol';
import type { Round } from '@paddock/table/league';
import type { LeaguePlace, LeagueRow, LeagueTableRow, WholeLeague } from '../store/parts/sql-leagues.ts';

/** A league as its rows tell it. */
export interface League {
  readonly row: LeagueRow;
  readonly settings: LeagueSettings;
  /** Undefined: it has not started. */
  readonly fixtures: readonly Round[] | undefined;
  readonly places: readonly LeaguePlace[];
  readonly tables: readonly LeagueTableRow[];
}

export function leagueOf({ league, places, tables }: WholeLeague): League {
  const settings = { ...(JSON.parse(league.settings) as LeagueSettings), name: league.name };
  const fixtures = league.fixtures === '' ? undefined : (JSON.parse(league.fixtures) as readonly Round[]);
  return { row: league, settings, fixtures, places, tables };
}

/** The person's own place; undefined: not, or not any more. */
export function placeOf({ places }: League, person: string | null): number | undefined {
  return places.find((each) => each.person === person && !each.hasLeft)?.place;
}

/** Rounds whose tables have been made. */
export function roundsMade({ tables }: League): number {
  return tables.at(-1)?.round ?? 0;
}
