import type { Outcome, Seat } from '@paddock/kernel';
import type { Outlook } from '../bot.ts';
import type { Worth } from './types.ts';

/** A whole win in units that any number of winners up to twelve divides. */
export const WHOLE_WIN = 27_720;
const MILLION = 1_000_000;
const THOUSAND = 1_000;

export const NOTHING: Worth = { points: 0, win: 0 };

export function plus(a: Worth, b: Worth): Worth {
  return { points: a.points + b.points, win: a.win + b.win };
}

export function minus(a: Worth, b: Worth): Worth {
  return { points: a.points - b.points, win: a.win - b.win };
}

/** How games ended, summed over many. */
export class Tally {
  count = 0;
  /** By seat. */
  readonly points: number[];
  /** By seat, in units of `WHOLE_WIN`. What is missing to `count` wins went to sides without a player. */
  readonly wins: number[];

  constructor(players: number) {
    this.points = Array.from({ length: players }, () => 0);
    this.wins = Array.from({ length: players }, () => 0);
  }

  add(outcome: Outcome): void {
    const { standings } = outcome;
    let winners = 0;
    for (const { place } of standings) if (place === 1) winners++;
    const share = winners === 0 ? 0 : Math.round(WHOLE_WIN / winners);
    for (const { seat, place } of standings)
      if (seat !== undefined && place === 1) this.wins[seat] = (this.wins[seat] ?? 0) + share;
    const scores = scoresBySeat(outcome, this.points.length);
    for (const [seat, score] of scores.entries()) this.points[seat] = (this.points[seat] ?? 0) + score;
    this.count++;
  }

  /** Of one game that is not played to its end: what a seat may expect. The others share evenly what it leaves of the win. */
  expect(seat: Seat, { points, win }: Outlook): void {
    const share = Math.round(WHOLE_WIN * win);
    const rest = Math.floor((WHOLE_WIN - share) / (this.wins.length - 1));
    for (const [other, wins] of this.wins.entries())
      this.wins[other] = wins + (other === seat ? share : rest);
    this.points[seat] = (this.points[seat] ?? 0) + points;
    this.count++;
  }

  /**
   * By seat. `trust`, in thousandths: how much of a chance's distance to an even chance is believed. Being a straight
   * line it neither changes the sum of the chances nor makes luck out of nothing.
   */
  worths(trust = THOUSAND): Worth[] {
    const { count, points, wins } = this;
    if (count === 0) throw new Error('nothing has been tallied');
    const seats = wins.length;
    const won = wins.reduce((sum, each) => sum + each, 0);
    const whole = seats * THOUSAND * WHOLE_WIN * count;
    const shares = wins.map((each) => (THOUSAND - trust) * won + trust * seats * each);
    const chances = inMillionths([...shares, seats * THOUSAND * (WHOLE_WIN * count - won)], whole);
    return points.map((sum, seat) => ({
      points: Math.round((THOUSAND * sum) / count),
      win: chances[seat] ?? 0,
    }));
  }

  /** Of the seat's winning chance as `worths` gives it, in millionths squared. */
  variance(seat: number, trust: number): number {
    const chance = (this.wins[seat] ?? 0) / (WHOLE_WIN * this.count);
    const error = MILLION * (trust / THOUSAND);
    return this.count === 1 ? 0 : (chance * (1 - chance) * error * error) / this.count;
  }
}

/** A seat may have several sides, such as drivers: the one that came first counts. */
export function scoresBySeat({ standings }: Outcome, players: number): number[] {
  const scores = Array.from({ length: players }, () => 0);
  const places = Array.from({ length: players }, () => Infinity);
  for (const { seat, place, score } of standings) {
    if (seat === undefined || place >= (places[seat] ?? 0)) continue;
    places[seat] = place;
    scores[seat] = score;
  }
  return scores;
}

/** Rounds shares of a whole so that they still make one: what rounding down leaves goes to the largest remainders. */
function inMillionths(shares: readonly number[], whole: number): number[] {
  const exact = shares.map((share) => (share / whole) * MILLION);
  const floors = exact.map((share) => Math.floor(share));
  let left = MILLION - floors.reduce((sum, each) => sum + each, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder) {
    if (left-- <= 0) break;
    floors[at] = (floors[at] ?? 0) + 1;
  }
  return floors;
}
