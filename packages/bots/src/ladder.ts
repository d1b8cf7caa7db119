import { isRefusal, refuse, type Refusal, type Seat } from '@paddock/kernel';
import { meanOf, ratioOf, type Estimate } from './estimate.ts';
import type { GameBots } from './game-bots.ts';
import { playOut, type Contested } from './play-out.ts';
import { ENOUGH_ITERATIONS } from './request.ts';

export interface LadderOptions {
  /** Who meets whom; by default every level meets every weaker one. */
  readonly duels?: readonly (readonly [string, string])[];
  /** Each is played twice, the second time with the two levels' seats swapped. */
  readonly deals: number;
  readonly players: number;
  /** The game's options that differ from the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly iterations?: number;
  /** Milliseconds, to time decisions; without it they are not timed. */
  readonly now?: () => number;
  readonly progress?: (done: number, of: number) => void;
}

export interface LevelResult {
  readonly level: string;
  /** Points per seat and race. */
  readonly points: Estimate;
  /** The share of games won per seat of this level; a team without a player can win too. */
  readonly wins: Estimate;
  readonly decisions: number;
  /** Milliseconds per decision. */
  readonly thinking?: number;
}

export interface DuelResult {
  readonly first: LevelResult;
  readonly second: LevelResult;
  readonly deals: number;
  /** Over all games: two games per deal. */
  readonly races: number;
  /** The first's points divided by the second's. */
  readonly ratio: Estimate;
  readonly difference: Estimate;
}

/**
 * Paired games: two levels play one deal (grid, hands, the order of draws and dice), sharing the seats
 * evenly, then again with the seats swapped, so that each level gets every seat of every deal.
 */
export function ladder(bots: GameBots, options: LadderOptions): readonly DuelResult[] | Refusal {
  const problem = problemIn(options, bots);
  if (problem !== undefined) return problem;
  const duels = options.duels ?? everyDuel(bots.levels);
  const results: DuelResult[] = [];
  for (const [at, levels] of duels.entries()) {
    const duel = new Duel(bots, levels, options);
    for (let deal = 0; deal < options.deals; deal++) {
      const refusal = duel.play(deal);
      if (refusal !== undefined) return refusal;
      options.progress?.(at * options.deals + deal + 1, duels.length * options.deals);
    }
    results.push(duel.result());
  }
  return results;
}

function problemIn({ deals, players, duels }: LadderOptions, bots: GameBots): Refusal | undefined {
  if (!Number.isInteger(deals) || deals < 2) return refuse('too-few-deals', 'bots', { deals });
  const { min, max } = bots.game.rules.players;
  if (!Number.isInteger(players) || players < min || players > max)
    return refuse('bad-players', 'bots', { players, min, max });
  const level = duels?.flat().find((name) => !bots.levels.includes(name));
  return level === undefined ? undefined : refuse('unknown-level', 'bots', { level: level.slice(0, 40) });
}

function everyDuel(levels: readonly string[]): [string, string][] {
  const strongestFirst = levels.toReversed();
  return strongestFirst.flatMap((first, at) =>
    strongestFirst.slice(at + 1).map((second): [string, string] => [first, second]),
  );
}

/** One level's results so far, deal by deal. */
export class Tally {
  readonly level: string;
  readonly points: number[] = [];
  readonly wins: number[] = [];
  decisions = 0;
  milliseconds = 0;

  constructor(level: string) {
    this.level = level;
  }

  result(isTimed: boolean): LevelResult {
    const { level, decisions } = this;
    const thinking = isTimed ? { thinking: this.milliseconds / Math.max(1, decisions) } : {};
    return { level, points: meanOf(this.points), wins: meanOf(this.wins), decisions, ...thinking };
  }
}

class Duel {
  readonly #bots: GameBots;
  readonly #options: LadderOptions;
  readonly #first: Tally;
  readonly #second: Tally;
  #races = 0;

  constructor(bots: GameBots, levels: readonly [string, string], options: LadderOptions) {
    this.#bots = bots;
    this.#options = options;
    this.#first = new Tally(levels[0]);
    this.#second = new Tally(levels[1]);
  }

  play(deal: number): Refusal | undefined {
    const { players, seed, iterations = ENOUGH_ITERATIONS, options = {} } = this.#options;
    const seats = halfOf(players, deal);
    let [points, otherPoints, wins, otherWins] = [0, 0, 0, 0];
    for (const isSwapped of [false, true]) {
      const isFirst = (seat: Seat) => seats.has(seat) !== isSwapped;
      const levels = Array.from({ length: players }, (_, seat) =>
        isFirst(seat) ? this.#first.level : this.#second.level,
      );
      const played = playOut(
        this.#bots,
        { levels, options, seed: `${seed} ${deal}`, iterations },
        (level, answer) => this.#timed(level, answer),
      );
      if (isRefusal(played)) return played;
      this.#races += played.races;
      points += pointsOf(played, isFirst);
      otherPoints += pointsOf(played, (seat) => !isFirst(seat));
      const winner = played.outcome.standings[0]?.seat;
      if (winner !== undefined && isFirst(winner)) wins++;
      else if (winner !== undefined) otherWins++;
    }
    // Over the two games each level has had every seat once.
    this.#first.points.push(points / players);
    this.#second.points.push(otherPoints / players);
    this.#first.wins.push(wins / 2);
    this.#second.wins.push(otherWins / 2);
    return undefined;
  }

  result(): DuelResult {
    const [first, second] = [this.#first, this.#second];
    const isTimed = this.#options.now !== undefined;
    return {
      first: first.result(isTimed),
      second: second.result(isTimed),
      deals: first.points.length,
      races: this.#races,
      ratio: ratioOf(first.points, second.points),
      difference: meanOf(first.points.map((points, deal) => points - (second.points[deal] ?? 0))),
    };
  }

  #timed<T>(level: string, answer: () => T): T {
    const tally = level === this.#first.level ? this.#first : this.#second;
    const { now } = this.#options;
    const start = now?.() ?? 0;
    const said = answer();
    tally.decisions++;
    tally.milliseconds += (now?.() ?? 0) - start;
    return said;
  }
}

function pointsOf({ outcome, races }: Contested, isCounted: (seat: Seat) => boolean): number {
  let points = 0;
  for (const { seat, score } of outcome.standings)
    if (seat !== undefined && isCounted(seat)) points += score / races;
  return points;
}

/** Half the seats, varying from deal to deal: with four, seat 0 with 1, with 2, with 3. */
function halfOf(players: number, deal: number): ReadonlySet<Seat> {
  const others = Array.from({ length: players - 1 }, (_, at) => 1 + ((at + deal) % (players - 1)));
  return new Set([0, ...others.slice(0, Math.floor(players / 2) - 1)]);
}
