import { isRefusal, refuse, resolveOptions, type Outcome, type Refusal, type Seat } from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';
import { ENOUGH_ITERATIONS } from '../request.ts';
import type { Gauge } from './gauge.ts';
import { Luck } from './luck.ts';
import { playOut } from './play-out.ts';

/** One player against a table of another level. */
export interface Pair {
  readonly one: string;
  readonly others: string;
}

/** One game of a ladder. Every deal is played once from every seat with a player, so that its luck cancels out. */
export interface LadderGame extends Pair {
  /** From 0. */
  readonly deal: number;
  /** Where the one sits. */
  readonly seat: Seat;
}

/** What all games of a ladder share. */
export interface LadderTable {
  readonly players: number;
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

export interface PlayedGame extends LadderGame {
  /** By seat, without those that TABLE plays (D-V8): points per race. */
  readonly scores: readonly number[];
  /** By seat: 1 for a win; a shared one counts in part. A team without a player can win too (F-E2). */
  readonly wins: readonly number[];
  /** What chance gave the one, minus what it gave a rival, by measure of the gauge; mean zero. */
  readonly luck: readonly number[];
  /** Milliseconds of the one's decisions, and of all others'. */
  readonly times: { readonly one: readonly number[]; readonly others: readonly number[] };
}

export interface GameTools {
  /** Milliseconds, to time decisions. */
  readonly now: () => number;
  /** Without one, no luck is measured. */
  readonly gauge?: Gauge | undefined;
  readonly iterations?: number;
}

/** How many seats have a player. */
export function peopleAt({ game: { rules } }: GameBots, { players, options }: LadderTable): number | Refusal {
  const { min, max } = rules.players;
  if (!Number.isInteger(players) || players < min || players > max)
    return refuse('bad-players', 'bots', { players, min, max });
  const resolved = resolveOptions(rules.options, players, options);
  return isRefusal(resolved) ? resolved : rules.people({ players, options: resolved });
}

/** The games of one deal: the one has every seat once. */
export function gamesOfDeal(pair: Pair, deal: number, people: number): LadderGame[] {
  return Array.from({ length: people }, (_, seat) => ({ ...pair, deal, seat }));
}

/** The same game gives the same result on every machine, times excepted. */
export function playLadderGame(
  bots: GameBots,
  table: LadderTable,
  game: LadderGame,
  { now, gauge, iterations = ENOUGH_ITERATIONS }: GameTools,
): PlayedGame | Refusal {
  const people = peopleAt(bots, table);
  if (isRefusal(people)) return people;
  const seed = dealSeed(table, game.deal);
  const luck = gauge === undefined ? undefined : new Luck(bots.game.rules, gauge, people, seed);
  const times = { one: [] as number[], others: [] as number[] };
  const played = playOut(
    bots,
    { levels: levelsIn(game, table.players), options: table.options, seed, iterations },
    {
      asked: (seat, answer) => {
        const start = now();
        const said = answer();
        times[seat === game.seat ? 'one' : 'others'].push(now() - start);
        return said;
      },
      rolls: (state, action, isOpening) => {
        // What comes before the first decision is the same from every seat, and cancels out.
        if (!isOpening) luck?.note(state, action);
      },
    },
  );
  if (isRefusal(played)) return played;
  return {
    ...game,
    ...resultBySeat(played.outcome, people, played.races),
    luck: luck?.leadOf(game.seat) ?? [],
    times,
  };
}

/** Scores per race, and wins. */
export function resultBySeat(
  { standings }: Outcome,
  people: number,
  races: number,
): Pick<PlayedGame, 'scores' | 'wins'> {
  const firsts = standings.filter(({ place }) => place === 1).length;
  const standing = Array.from({ length: people }, (_, seat) => standings.filter((row) => row.seat === seat));
  return {
    // A seat with several drivers (F-O2) has a standing for each.
    scores: standing.map((rows) => rows.reduce((sum, { score }) => sum + score, 0) / races),
    wins: standing.map((rows) => rows.filter(({ place }) => place === 1).length / Math.max(1, firsts)),
  };
}

function dealSeed({ seed }: LadderTable, deal: number): string {
  return `${seed} ${deal}`;
}

function levelsIn({ one, others, seat }: LadderGame, players: number): string[] {
  return Array.from({ length: players }, (_, at) => (at === seat ? one : others));
}
