import { isRefusal, refuse, resolveOptions, type Refusal } from '@paddock/kernel';
import type { NewLeague } from '@paddock/protocol/schemas';
import { LEAGUE, tableSizes } from '@paddock/table/league';
import { rulesOf } from '../find-game.ts';

/** Why tables of these sizes cannot be played like that; undefined: they can. */
export function settingsRefusal({ game, options }: NewLeague, sizes: readonly number[]): Refusal | undefined {
  const rules = rulesOf(game);
  if (rules === undefined) return refuse('unknown-game', 'league', { game });
  for (const players of new Set(sizes)) {
    if (players < rules.players.min || players > rules.players.max)
      return refuse('bad-players', 'options', { players, ...rules.players });
    const resolved = resolveOptions(rules.options, players, options);
    if (isRefusal(resolved)) return resolved;
    // Where bots are part of the rules, a table would have fewer seats for people than its fixture has players.
    if (rules.people({ players, options: resolved }) !== players)
      return refuse('league-needs-people', 'league');
  }
  return undefined;
}

/** Sizes that every number of players may lead to. */
export function everySize({ seats }: NewLeague): number[] {
  const { leastPlayers, mostPlayers } = LEAGUE;
  const numbers = Array.from({ length: mostPlayers - leastPlayers + 1 }, (_, more) => leastPlayers + more);
  return [...new Set(numbers.flatMap((players) => tableSizes(players, seats)))];
}
