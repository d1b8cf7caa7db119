import { POINTS_FOR_PLACE, TEAMS, type CarName, type FormulaPublic } from '@paddock/formula';
import type { Standing } from '@paddock/kernel';
import { teamOf } from '../race/places.ts';
import { carOfSide } from '../sides.tsx';
import { season } from './standings.ts';

/** What put the winner ahead of the second, read from the points and nothing else. */
export type Decided =
  /** F-E4: the better car of the last race decides. */
  | { readonly kind: 'level'; readonly first: Standing; readonly second: Standing; readonly score: number }
  | {
      readonly kind: 'ahead';
      readonly first: Standing;
      readonly second: Standing;
      readonly by: number;
      readonly why: Why;
    };

type Why =
  /** Places in the points, in the only race. */
  | { readonly kind: 'places'; readonly first: readonly number[]; readonly second: readonly number[] }
  | { readonly kind: 'race'; readonly race: number; readonly more: number };

export function whatDecided(open: FormulaPublic): Decided | null {
  const [first, second] = season(open);
  if (open.outcome === null || first === undefined || second === undefined) return null;
  const by = first.score - second.score;
  if (by === 0) return { kind: 'level', first, second, score: first.score };
  if (open.results.length === 1) {
    const places = { first: placesOf(open, first), second: placesOf(open, second) };
    return { kind: 'ahead', first, second, by, why: { kind: 'places', ...places } };
  }
  const gains = open.results.map((_, race) => gainIn(first.totals, race) - gainIn(second.totals, race));
  const more = Math.max(...gains);
  return { kind: 'ahead', first, second, by, why: { kind: 'race', race: gains.indexOf(more) + 1, more } };
}

function gainIn(totals: readonly number[], race: number): number {
  return (totals[race + 1] ?? 0) - (totals[race] ?? 0);
}

function placesOf(open: FormulaPublic, standing: Standing): number[] {
  const order = open.results[0]?.order.slice(0, POINTS_FOR_PLACE.length) ?? [];
  return order.flatMap((car, slot) => (isOf(open, standing, car) ? [slot + 1] : []));
}

/** A side is a player, a team nobody plays, or in the Drivers' Championship one car (F-O2). */
function isOf({ owners }: FormulaPublic, standing: Standing, car: CarName): boolean {
  const { side, seat } = standing;
  if (carOfSide(standing) !== undefined) return car === side;
  return seat === undefined ? teamOf(car) === side : owners[TEAMS.indexOf(teamOf(car))] === seat;
}
