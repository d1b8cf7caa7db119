import { fastChance, type FastChance } from '@paddock/kernel';
import type { Estimate } from '../estimate.ts';
import type { Pair, PlayedGame } from './ladder-game.ts';

export interface Rating {
  readonly level: string;
  /** In points above the anchor: 400 more are ten wins to one. */
  readonly rating: Estimate;
}

/** Games between one player and a table, by deal: what is resampled. */
export interface Contested extends Pair {
  readonly deals: readonly (readonly PlayedGame[])[];
}

/** Wins of the one, and of all others together. */
interface Wins {
  readonly won: number;
  readonly lost: number;
}

/** Levels as numbers. */
interface Meeting {
  readonly one: number;
  readonly others: number;
  readonly rivals: number;
  readonly deals: readonly Wins[];
}

interface Tally extends Omit<Meeting, 'deals'>, Wins {}

const ROUNDS = 2_000;
const CLOSE_ENOUGH = 1e-8;
const SAMPLES = 200;
/** Wins to each side that nobody won: a level that loses every game still gets a finite rating. */
const PRIOR = 0.5;
const TEN_TO_ONE = 400;

/**
 * Luce's model: each seat wins in proportion to its level's strength. Fitted to the wins of all rows together (Hunter's
 * MM iteration); the intervals are the middle 95 % over resampled deals. The anchor is 0 by definition.
 */
export function ratingsOf(
  levels: readonly string[],
  contested: readonly Contested[],
  anchor: string,
): Rating[] {
  const meetings = contested.map((row) => meetingOf(levels, row));
  const best = strengthsFrom(
    levels.map(() => 1),
    meetings.map(tallyOf),
  );
  const chance = fastChance('ratings');
  const samples = Array.from({ length: SAMPLES }, () =>
    strengthsFrom(
      best,
      meetings.map((meeting) => tallyOf({ ...meeting, deals: resampled(meeting.deals, chance) })),
    ),
  );
  const base = levels.indexOf(anchor);
  const points = (strengths: readonly number[], at: number) =>
    TEN_TO_ONE * Math.log10((strengths[at] ?? 1) / (strengths[base] ?? 1));
  return levels.map((level, at) => {
    const sorted = samples.map((strengths) => points(strengths, at)).toSorted((a, b) => a - b);
    const quantile = (share: number) => sorted[Math.round(share * (SAMPLES - 1))] ?? 0;
    return { level, rating: { mean: points(best, at), low: quantile(0.025), high: quantile(0.975) } };
  });
}

function meetingOf(levels: readonly string[], { one, others, deals }: Contested): Meeting {
  return {
    one: levels.indexOf(one),
    others: levels.indexOf(others),
    rivals: (deals[0]?.[0]?.wins.length ?? 2) - 1,
    deals: deals.map((games) => {
      const won = games.reduce((sum, { seat, wins }) => sum + (wins[seat] ?? 0), 0);
      const all = games.reduce((sum, { wins }) => sum + wins.reduce((total, share) => total + share, 0), 0);
      return { won, lost: all - won };
    }),
  };
}

function tallyOf({ deals, ...meeting }: Meeting): Tally {
  let [won, lost] = [0, 0];
  for (const deal of deals) {
    won += deal.won;
    lost += deal.lost;
  }
  return { ...meeting, won, lost };
}

function resampled<Value>(values: readonly Value[], chance: FastChance): Value[] {
  return values.flatMap(() => values[chance.below(values.length)] ?? []);
}

function strengthsFrom(from: readonly number[], rows: readonly Tally[]): readonly number[] {
  let strengths = from;
  for (let round = 0; round < ROUNDS; round++) {
    const wins = from.map(() => 0);
    const chances = from.map(() => 0);
    for (const { one, others, rivals, won, lost } of rows) {
      const [mine, theirs] = [strengths[one] ?? 1, strengths[others] ?? 1];
      const games = (won + lost) / (mine + rivals * theirs);
      const prior = (2 * PRIOR) / (mine + theirs);
      wins[one] = (wins[one] ?? 0) + won + PRIOR;
      wins[others] = (wins[others] ?? 0) + lost + PRIOR;
      chances[one] = (chances[one] ?? 0) + games + prior;
      chances[others] = (chances[others] ?? 0) + rivals * games + prior;
    }
    const next = wins.map((won, at) => {
      const chance = chances[at] ?? 0;
      return chance > 0 ? won / chance : 1;
    });
    // Only ratios matter.
    const mean = next.reduce((sum, strength) => sum + strength, 0) / next.length;
    const scaled = next.map((strength) => strength / mean);
    const moved = Math.max(...scaled.map((strength, at) => Math.abs(strength / (strengths[at] ?? 1) - 1)));
    strengths = scaled;
    if (moved < CLOSE_ENOUGH) break;
  }
  return strengths;
}
