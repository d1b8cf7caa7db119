import { isRefusal, refuse, resolveOptions, type Refusal, type Seat } from '@paddock/kernel';
import { meanOf, type Estimate } from './estimate.ts';
import type { GameBots } from './game-bots.ts';
import { Tally, type LevelResult } from './ladder.ts';
import { playOut, type Contested } from './play-out.ts';
import { ENOUGH_ITERATIONS } from './request.ts';

export interface ChallengeOptions {
  /** The challenger's level, and that of everybody else at the table. */
  readonly one: string;
  readonly others: string;
  /** Each is played once from every seat with a player. */
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

export interface ChallengeResult {
  /** `wins`: the share of games won; a shared win counts in part. */
  readonly one: LevelResult;
  /** Per seat of the others, without those that TABLE plays (D-V8). */
  readonly others: LevelResult;
  readonly deals: number;
  /** Per deal, one for each seat with a player. */
  readonly games: number;
  /** The challenger's points minus those of one other. */
  readonly difference: Estimate;
}

/** One player against a table of another level, from every seat of every deal, so that the deal's luck cancels out. */
export function challenge(bots: GameBots, options: ChallengeOptions): ChallengeResult | Refusal {
  const problem = problemIn(options, bots);
  if (problem !== undefined) return problem;
  const { rules } = bots.game;
  const { players } = options;
  const resolved = resolveOptions(rules.options, players, options.options ?? {});
  if (isRefusal(resolved)) return resolved;
  const people = rules.people({ players, options: resolved });
  const one = new Tally(options.one);
  const others = new Tally(options.others);
  for (let deal = 0; deal < options.deals; deal++) {
    const refusal = playDeal(options, bots, people, deal, one, others);
    if (refusal !== undefined) return refusal;
    options.progress?.(deal + 1, options.deals);
  }
  const isTimed = options.now !== undefined;
  return {
    one: one.result(isTimed),
    others: others.result(isTimed),
    deals: options.deals,
    games: options.deals * people,
    difference: meanOf(one.points.map((points, deal) => points - (others.points[deal] ?? 0))),
  };
}

function problemIn(options: ChallengeOptions, bots: GameBots): Refusal | undefined {
  const { deals, players } = options;
  if (!Number.isInteger(deals) || deals < 2) return refuse('too-few-deals', 'bots', { deals });
  const { min, max } = bots.game.rules.players;
  if (!Number.isInteger(players) || players < min || players > max)
    return refuse('bad-players', 'bots', { players, min, max });
  const level = [options.one, options.others].find((name) => !bots.levels.includes(name));
  return level === undefined ? undefined : refuse('unknown-level', 'bots', { level: level.slice(0, 40) });
}

function playDeal(
  { players, seed, iterations = ENOUGH_ITERATIONS, options = {}, now }: ChallengeOptions,
  bots: GameBots,
  people: number,
  deal: number,
  one: Tally,
  others: Tally,
): Refusal | undefined {
  const sums = { points: 0, otherPoints: 0, wins: 0, otherWins: 0 };
  for (let seat = 0; seat < people; seat++) {
    const levels = Array.from({ length: players }, (_, at) => (at === seat ? one.level : others.level));
    const played = playOut(
      bots,
      { levels, options, seed: `${seed} ${deal}`, iterations },
      (level, answer) => {
        const tally = level === one.level ? one : others;
        const start = now?.() ?? 0;
        const said = answer();
        tally.decisions++;
        tally.milliseconds += (now?.() ?? 0) - start;
        return said;
      },
    );
    if (isRefusal(played)) return played;
    for (const { seat: who, points, win } of sharesOf(played)) {
      if (who >= people) continue;
      sums.points += who === seat ? points : 0;
      sums.otherPoints += who === seat ? 0 : points;
      sums.wins += who === seat ? win : 0;
      sums.otherWins += who === seat ? 0 : win;
    }
  }
  const rivals = Math.max(1, people * (people - 1));
  one.points.push(sums.points / people);
  one.wins.push(sums.wins / people);
  others.points.push(sums.otherPoints / rivals);
  others.wins.push(sums.otherWins / rivals);
  return undefined;
}

interface Share {
  readonly seat: Seat;
  readonly points: number;
  readonly win: number;
}

function sharesOf({ outcome, races }: Contested): Share[] {
  const first = outcome.standings.filter(({ place }) => place === 1);
  return outcome.standings.flatMap(({ seat, score, place }) =>
    seat === undefined ? [] : [{ seat, points: score / races, win: place === 1 ? 1 / first.length : 0 }],
  );
}
