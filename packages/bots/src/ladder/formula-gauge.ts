import { CAR_NAMES, FAMILIES, formula, KINDS, type CardName, type FormulaState } from '@paddock/formula';
import { placeValue } from '../formula/place-value.ts';
import type { Gauge } from './gauge.ts';

/** What a card in hand counts for each measure of the hand; the worth of each is fitted to the results. */
type Counts = readonly [overtakes: number, runs: number, attacks: number];

const NOTHING: Counts = [0, 0, 0];

/** By card, in the hand of the owner of its team and in that of anybody else. */
const COUNTS: ReadonlyMap<CardName, { readonly team: number; readonly own: Counts; readonly other: Counts }> =
  new Map(KINDS.map(({ name, team, family, places }) => [name, { team, ...countsOf(family, places) }]));

function countsOf(family: number, places: number): { readonly own: Counts; readonly other: Counts } {
  switch (FAMILIES[family]) {
    case 'overtake':
      return { own: [places, 0, 0], other: NOTHING };
    case 'turbo':
    case 'charge-gears':
    case 'charge-engine':
      return { own: [0, 1, 0], other: [0, 1, 0] };
    case 'pit':
      return { own: [-1, 0, 0], other: NOTHING };
    case 'back':
    case 'spin-out':
    case 'spin-last':
    case 'crash':
    case undefined:
      break;
  }
  return { own: [0, 0, 1], other: [0, 0, 1] };
}

/** Expected points of the cars, and what the hand can do. */
export const FORMULA_GAUGE: Gauge = {
  name: 'formula 1',
  measures: ['points', 'overtakes', 'runs', 'attacks'],
  measure: (given, people) => {
    const state = given as FormulaState;
    const { owners, points, line, playsLeft } = formula.view(state, 'public').public;
    const sums = Array.from({ length: people }, (_, seat) => [0, ...handOf(state, seat, owners)]);
    const promise = (car: number, worth: number) => {
      const sum = sums[owners[car >> 1] ?? -1];
      if (sum !== undefined) sum[0] = (sum[0] ?? 0) + worth;
    };
    for (const [car, scored] of points.entries()) promise(car, scored);
    if (playsLeft > 0)
      for (const [place, name] of line.entries())
        promise(CAR_NAMES.indexOf(name), placeValue(place, playsLeft));
    return sums;
  },
};

function handOf(
  state: FormulaState,
  seat: number,
  owners: readonly (number | null)[],
): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (const name of formula.own?.(state, seat)?.hand ?? []) {
    const card = COUNTS.get(name);
    const counts = card === undefined ? NOTHING : owners[card.team] === seat ? card.own : card.other;
    sums[0] += counts[0];
    sums[1] += counts[1];
    sums[2] += counts[2];
  }
  return sums;
}
