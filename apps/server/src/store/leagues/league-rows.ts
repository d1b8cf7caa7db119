import type { Row } from '../sql.ts';

export interface LeagueRow {
  readonly id: string;
  readonly name: string;
  /** What is played and how, as JSON. */
  readonly settings: string;
  /** The person who runs it. */
  readonly organiser: string;
  readonly keyHash: string;
  /** The places at each table, round by round, as JSON; empty: it has not started. */
  readonly fixtures: string;
  readonly made: number;
  readonly touched: number;
}

/** A player of a league. Places have gaps until the start, and then none. */
export interface LeaguePlace {
  readonly place: number;
  /** Empty: somebody who was forgotten. */
  readonly person: string;
  /** As they are called now; empty: somebody who was forgotten. */
  readonly name: string;
  /** The place is free for somebody else. */
  readonly hasLeft: boolean;
}

export interface LeagueTableRow {
  readonly round: number;
  /** Within the round. */
  readonly number: number;
  readonly match: string;
  /** Of the table's link, with which members watch: its seats are reserved for people. */
  readonly key: string;
}

export interface WholeLeague {
  readonly league: LeagueRow;
  readonly places: readonly LeaguePlace[];
  readonly tables: readonly LeagueTableRow[];
}

export interface ListedLeague {
  readonly league: LeagueRow;
  readonly players: number;
  readonly made: number;
  readonly finished: number;
}

export function leagueOf(row: Row): LeagueRow {
  return {
    id: String(row['id']),
    name: String(row['name']),
    settings: String(row['settings']),
    organiser: String(row['organiser']),
    keyHash: String(row['key_hash']),
    fixtures: String(row['fixtures']),
    made: Number(row['made']),
    touched: Number(row['touched']),
  };
}

export function tableOf(row: Row): LeagueTableRow {
  return {
    round: Number(row['round']),
    number: Number(row['number']),
    match: String(row['match']),
    key: String(row['key']),
  };
}
