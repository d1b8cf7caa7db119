import { randomInt } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import type { LeagueView, SeatPlan } from '@paddock/protocol';
import { LEAGUE, schedule, tableSizes } from '@paddock/table/league';
import { standInOf } from '../find-game.ts';
import { hashOf, newKey, newTableId } from '../secrets.ts';
import type { Server } from '../server.ts';
import type { LeagueTableRow } from '../store/parts/sql-leagues.ts';
import type { Person } from '../tables/decision.ts';
import type { MadeTable } from '../tables/event.ts';
import { makeTable } from '../tables/make-table.ts';
import { leagueOf, roundsMade, type League } from './league.ts';
import { settingsRefusal } from './play-settings.ts';
import { isToMakeAgain } from './view.ts';

/**
 * One tap: the league starts, its next round is made, or a table that was closed is made again. Ids are written down before
 * the tables: asking twice, or again after a server crashed halfway, finds the same ones.
 */
export async function takeNextStep(
  server: Server,
  league: League,
  { next, rounds }: LeagueView,
  organiser: Person,
): Promise<Refusal | undefined> {
  const { leagues } = server.store.parts;
  const { id } = league.row;
  if (next === 'players') return refuse('too-few-players', 'league', { least: LEAGUE.leastPlayers });
  if (next === 'over') return refuse('league-over', 'league');
  if (next === 'wait') return refuse('round-not-over', 'league');
  const started = next === 'start' ? await start(server, league) : league;
  if (isRefusal(started)) return started;
  const made = roundsMade(started);
  if (next === 'again') {
    for (const table of rounds[made - 1]?.tables ?? []) {
      if (isToMakeAgain(table) && table.status === 'closed' && table.table !== undefined)
        await leagues.replaceTable(id, table.table, newRow(made, 0));
    }
  } else {
    const tables = started.fixtures?.[made] ?? [];
    await leagues.addTables(
      id,
      tables.map((_, number) => newRow(made + 1, number)),
      server.now(),
    );
  }
  return makeTables(server, id, organiser);
}

function newRow(round: number, number: number): LeagueTableRow {
  return { round, number, match: newTableId(), key: newKey() };
}

/** Who meets whom is drawn now, and never again. */
async function start(server: Server, league: League): Promise<League | Refusal> {
  const { row, settings, places } = league;
  const players = places.length;
  const refusal = settingsRefusal(settings, tableSizes(players, settings.seats));
  if (refusal !== undefined) return refusal;
  const drawn = shuffled(players);
  const fixtures = schedule(players, settings.rounds, settings.seats).map((round) =>
    round.map((table) => table.map((player) => drawn[player] ?? player)),
  );
  const { leagues } = server.store.parts;
  const numbers = places.map(({ place }) => place);
  const isStarted = await leagues.start(row.id, numbers, JSON.stringify(fixtures), server.now());
  const now = isStarted ? await leagues.league(row.id) : undefined;
  return now === undefined ? refuse('too-busy', 'league') : leagueOf(now);
}

function shuffled(count: number): number[] {
  const line = Array.from({ length: count }, (_, index) => index);
  for (let left = count; left > 1; left--) {
    const drawn = randomInt(left);
    [line[left - 1], line[drawn]] = [line[drawn] ?? 0, line[left - 1] ?? 0];
  }
  return line;
}

/** The tables of the newest round that are not there yet. */
async function makeTables(server: Server, id: string, organiser: Person): Promise<Refusal | undefined> {
  const whole = await server.store.parts.leagues.league(id);
  if (whole === undefined) return refuse('no-such-league', 'league');
  const league = leagueOf(whole);
  const made = roundsMade(league);
  for (const row of league.tables.filter(({ round }) => round === made)) {
    if ((await server.rooms.open(row.match)) !== undefined) continue;
    const table = tableFor(league, row, organiser);
    if (isRefusal(table)) return table;
    if ((await server.rooms.create(row.match, table)) === false) continue;
    const invited = table.seats.flatMap(({ reservedFor }) => reservedFor ?? []);
    for (const person of invited.filter((each) => each !== organiser.id))
      await server.notices.tell(person, { kind: 'invited', table: row.match, by: organiser.name });
  }
  return undefined;
}

/** With each player's seat reserved; bots take the seats of players who have left. */
function tableFor(
  { row: { id }, settings, fixtures, places }: League,
  { round, number, key }: LeagueTableRow,
  organiser: Person,
): MadeTable | Refusal {
  const players = (fixtures?.[round - 1]?.[number] ?? []).map((place) =>
    places.find((each) => each.place === place && !each.hasLeft),
  );
  const { game, options, clock } = settings;
  const bot = { kind: 'bot', level: standInOf(game) } as const;
  const seats = players.map((player): SeatPlan => (player === undefined ? bot : { kind: 'reserved' }));
  const given = { game, options, clock, seats, isPublic: false, startsWhenFull: true, hostPlays: false };
  const made = makeTable(given, organiser);
  if (isRefusal(made)) return made;
  return {
    ...made.table,
    keyHash: hashOf(key),
    seats: made.table.seats.map(({ plan }, seat) => {
      const person = players[seat]?.person;
      return { plan, keyHash: null, ...(person !== undefined && { reservedFor: person }) };
    }),
    league: { id, round },
  };
}
