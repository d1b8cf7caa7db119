import { fastChance, type FastChance, type GameRecord } from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';
import { momentsOf } from './moments.ts';
import { trustAt, type Profile } from './profiles.ts';
import { recordGame } from './record-game.ts';
import { recordKey } from './reviewer.ts';
import { Rollouts } from './rollouts.ts';
import { walk } from './walk.ts';
import { Tally, WHOLE_WIN } from './worth.ts';

export interface CalibrationOptions {
  readonly players: number;
  /** Every seat gets one of them, by lot. */
  readonly levels: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** A bot's budget for a decision. */
  readonly iterations: number;
  readonly profile: Profile;
}

/** One seat at one moment: how probable its win was said to be, and whether it came. */
export interface Prediction {
  /** How far the game had come, in thousandths. */
  readonly at: number;
  readonly isEarly: boolean;
  /** By rollouts alone, from 0 to 1. */
  readonly raw: number;
  /** An even chance for every seat. */
  readonly even: number;
  readonly won: number;
}

/** Predictions of about the same size, with the mean of what was said and of what came. */
export interface Bin {
  readonly count: number;
  readonly said: number;
  readonly won: number;
}

/** Brier scores: 0 is perfect; `base` says the same for everybody. */
export interface Brier {
  readonly count: number;
  readonly said: number;
  readonly raw: number;
  readonly base: number;
}

const MOMENTS = 10;
const ROLLOUTS = 300;
const BINS = 10;
const STAGES = 5;

/** Plays a game of mixed levels, numbered from 0, and compares what rollouts say of moments of it with how it ended. */
export function predictGame(bots: GameBots, calibration: CalibrationOptions, nr: number): Prediction[] {
  const { players, levels, options, iterations, profile } = calibration;
  const seed = `calibrate ${calibration.seed} ${nr}`;
  const chance = fastChance(seed);
  const seated = Array.from({ length: players }, () => levels[chance.below(levels.length)] ?? bots.standIn);
  return predictionsOf(
    bots,
    recordGame(bots, { levels: seated, options, seed, iterations }),
    profile,
    chance,
  );
}

function predictionsOf(
  bots: GameBots,
  record: GameRecord,
  profile: Profile,
  chance: FastChance,
): Prediction[] {
  const walked = walk(bots.game, record);
  if ('problem' in walked) throw new Error(walked.problem.code);
  const { rules, players, steps } = walked;
  const rollouts = new Rollouts(bots, rules, recordKey(record));
  const moments = momentsOf(walked, profile, record.entries.length).slice(0, -1);
  const end = new Tally(players);
  end.add(record.result ?? { standings: [] });
  return Array.from({ length: MOMENTS }, (_, slice) => {
    const index = Math.floor(((slice + chance.below(1_000) / 1_000) * moments.length) / MOMENTS);
    const moment = moments[index];
    if (moment === undefined) return [];
    const { tally, at, isEarly } = moment;
    rollouts.value(steps[index]?.after, tally, ROLLOUTS);
    const raw = tally.wins.map((wins) => wins / (WHOLE_WIN * tally.count));
    const even = raw.reduce((sum, share) => sum + share, 0) / players;
    return raw.map((share, seat) => ({
      at,
      isEarly,
      raw: share,
      even,
      won: (end.wins[seat] ?? 0) / WHOLE_WIN,
    }));
  }).flat();
}

/** As a review says it, from 0 to 1. */
function saidOf(profile: Profile, { at, raw, even }: Prediction): number {
  return (even * (1_000 - trustAt(profile, at)) + raw * trustAt(profile, at)) / 1_000;
}

/** Ten bins of equal count, from the smallest prediction. */
export function reliability(predictions: readonly Prediction[], profile: Profile): Bin[] {
  const sorted = predictions
    .map((prediction) => ({ said: saidOf(profile, prediction), won: prediction.won }))
    .toSorted((a, b) => a.said - b.said);
  return Array.from({ length: BINS }, (_, bin) => {
    const part = sorted.slice((bin * sorted.length) / BINS, ((bin + 1) * sorted.length) / BINS);
    return { count: part.length, said: mean(part, ({ said }) => said), won: mean(part, ({ won }) => won) };
  });
}

export function brier(predictions: readonly Prediction[], profile: Profile): Brier {
  const base = mean(predictions, ({ won }) => won);
  return {
    count: predictions.length,
    said: mean(predictions, (each) => (saidOf(profile, each) - each.won) ** 2),
    raw: mean(predictions, ({ raw, won }) => (raw - won) ** 2),
    base: mean(predictions, ({ won }) => (base - won) ** 2),
  };
}

/** The predictions by fifths of the game. */
export function byStage(predictions: readonly Prediction[]): Prediction[][] {
  return Array.from({ length: STAGES }, (_, stage) =>
    predictions.filter(({ at }) => Math.min(STAGES - 1, Math.floor((at * STAGES) / 1_000)) === stage),
  );
}

/** The trust that makes the squared error least in each fifth of the game, never falling from one to the next. */
export function fitTrust(predictions: readonly Prediction[]): (readonly [at: number, trust: number])[] {
  const fits = byStage(predictions).map((part) => ({
    covered: sumOf(part, ({ raw, even, won }) => (raw - even) * (won - even)),
    spread: sumOf(part, ({ raw, even }) => (raw - even) ** 2),
  }));
  const trusts = fits.map((_, stage) => {
    // The largest of the least means around it: pooling neighbours that are in the wrong order.
    const lows = fits
      .slice(0, stage + 1)
      .map((_from, from) =>
        Math.min(...fits.slice(stage).map((_to, to) => slopeOf(fits.slice(from, stage + to + 1)))),
      );
    return Math.max(...lows);
  });
  return trusts.map((trust, stage) => [
    Math.round(((stage + 0.5) * 1_000) / STAGES),
    Math.round(1_000 * Math.min(1, Math.max(0, trust))),
  ]);
}

function slopeOf(fits: readonly { readonly covered: number; readonly spread: number }[]): number {
  const spread = sumOf(fits, (fit) => fit.spread);
  return spread === 0 ? 1 : sumOf(fits, (fit) => fit.covered) / spread;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

function mean<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.length === 0 ? 0 : sumOf(items, value) / items.length;
}
