import type { LeagueCard, LeagueSettings } from '@paddock/protocol';
import type { Round } from '@paddock/table/league';
import type { ListedLeague } from '../store/parts/sql-leagues.ts';

/** A league in its players' lists. */
export function cardOf({ league, players, made, finished }: ListedLeague, person: string): LeagueCard {
  const { game, rounds } = JSON.parse(league.settings) as LeagueSettings;
  const fixtures = league.fixtures === '' ? [] : (JSON.parse(league.fixtures) as readonly Round[]);
  const all = fixtures.reduce((sum, tables) => sum + tables.length, 0);
  const status = all === 0 ? 'open' : finished === all ? 'over' : 'running';
  const round = Math.ceil((made * rounds) / Math.max(1, all));
  return {
    id: league.id,
    name: league.name,
    game,
    status,
    players,
    round,
    rounds,
    isOrganiser: league.organiser === person,
  };
}
