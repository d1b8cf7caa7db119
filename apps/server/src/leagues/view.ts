import type { LeagueRound, LeagueTable, LeagueView } from '@paddock/protocol';
import { LEAGUE, pointsOf, standings, type LeagueResult, type Round } from '@paddock/table/league';
import type { Server } from '../server.ts';
import type { LeagueTableRow } from '../store/parts/sql-leagues.ts';
import type { Result } from '../store/parts/sql-results.ts';
import { placeOf, roundsMade, type League } from './league.ts';

/** The league as its members see it; without the tables' links for people who only hold its link. */
export async function viewOf(server: Server, league: League, person: string | null): Promise<LeagueView> {
  const { row, settings, places, fixtures } = league;
  const me = placeOf(league, person) ?? null;
  const results = await resultsOf(server, league);
  const rounds = await roundsOf(server, league, results, me !== null);
  const counted = rounds.flatMap(({ tables }) => tables.flatMap((table) => table.results ?? []));
  const next = nextStep(league, rounds);
  return {
    id: row.id,
    settings,
    status: fixtures === undefined ? 'open' : next === 'over' ? 'over' : 'running',
    made: row.made,
    players: places.map(({ place, name, hasLeft }) => ({ place, name, isMember: !hasLeft })),
    organiser: placeOf(league, row.organiser) ?? null,
    me,
    isJoinable:
      fixtures === undefined
        ? places.length < LEAGUE.mostPlayers
        : next !== 'over' && places.some(({ hasLeft }) => hasLeft),
    rounds,
    standings: fixtures === undefined ? [] : standings(places.length, settings.scoring, counted),
    next,
  };
}

/** What the organiser's one button does. */
function nextStep(league: League, rounds: readonly LeagueRound[]): LeagueView['next'] {
  const { fixtures, places, settings } = league;
  if (fixtures === undefined) return places.length < LEAGUE.leastPlayers ? 'players' : 'start';
  const made = roundsMade(league);
  const tables = rounds[made - 1]?.tables ?? [];
  if (tables.some(isToMakeAgain)) return 'again';
  if (tables.some(({ results }) => results === undefined)) return 'wait';
  return made < settings.rounds ? 'round' : 'over';
}

/** It was closed, or the server ended before it was there. */
export function isToMakeAgain({ status, results }: LeagueTable): boolean {
  return results === undefined && (status === undefined || status === 'closed');
}

async function resultsOf({ store }: Server, { row }: League): Promise<ReadonlyMap<string, Result>> {
  const results = await store.parts.results.ofLeague(row.id);
  return new Map(results.map((result) => [result.match, result]));
}

function roundsOf(
  server: Server,
  league: League,
  results: ReadonlyMap<string, Result>,
  isMember: boolean,
): Promise<LeagueRound[]> {
  const { fixtures = [], tables } = league;
  const made = Map.groupBy(tables, ({ round }) => round);
  return Promise.all(
    fixtures.map(async (fixture, index) => {
      const round = index + 1;
      const rows = made.get(round) ?? [];
      return { round, tables: await tablesOf(server, league, { fixture, rows, results, isMember }) };
    }),
  );
}

interface OneRound {
  readonly fixture: Round;
  readonly rows: readonly LeagueTableRow[];
  readonly results: ReadonlyMap<string, Result>;
  readonly isMember: boolean;
}

function tablesOf(
  server: Server,
  league: League,
  { fixture, rows, results, isMember }: OneRound,
): Promise<LeagueTable[]> {
  return Promise.all(
    fixture.map(async (seats, number): Promise<LeagueTable> => {
      const row = rows.find((each) => each.number === number);
      if (row === undefined) return { seats };
      const links = { table: row.match, ...(isMember && { key: row.key }) };
      const result = results.get(row.match);
      if (result !== undefined) {
        return { seats, ...links, status: 'over', results: countedAt(league, seats, result) };
      }
      return { seats, ...links, ...(await stateOf(server, row.match, seats)) };
    }),
  );
}

/** How far a table is that has no result. */
async function stateOf(
  { rooms }: Server,
  match: string,
  seats: readonly number[],
): Promise<Pick<LeagueTable, 'status' | 'missing'>> {
  const room = await rooms.open(match);
  if (room === undefined) return {};
  return room.read(({ status, seats: live }) => {
    if (status !== 'open') return { status };
    const missing = seats.filter((_, seat) => live[seat]?.person === null && live[seat].plan.kind !== 'bot');
    return { status, missing };
  });
}

function countedAt(
  { settings }: League,
  seats: readonly number[],
  { seats: finished }: Result,
): NonNullable<LeagueTable['results']> {
  return finished.flatMap(({ seat, person, place: position, score, hasLeft }) => {
    const place = seats[seat];
    if (place === undefined) return [];
    const result: LeagueResult = { place, position, score, isAbsent: person === null };
    return [{ ...result, hasLeft, points: pointsOf(settings.scoring, result) }];
  });
}
