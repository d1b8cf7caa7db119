import { FastChance, type Standing } from '@paddock/kernel';
import { CAR_NAMES, formula, POINTS_FOR_PLACE, standingsOf, type FormulaPublic } from '@paddock/formula';

/** Season points by car after the given number of races. */
function pointsAfter({ results }: FormulaPublic, races: number): number[] {
  const points = CAR_NAMES.map(() => 0);
  for (const { order } of results.slice(0, races))
    for (const [place, won] of POINTS_FOR_PLACE.entries()) {
      const car = order[place];
      if (car !== undefined) points[CAR_NAMES.indexOf(car)] = (points[CAR_NAMES.indexOf(car)] ?? 0) + won;
    }
  return points;
}

/** The standings after the given number of races, ranked by the rules themselves. */
export function standingsAfter(
  open: FormulaPublic,
  races: number = open.results.length,
): readonly Standing[] {
  const then: FormulaPublic = {
    ...open,
    results: open.results.slice(0, races),
    points: pointsAfter(open, races),
    outcome: null,
  };
  return standingsOf(formula.imagine({ public: then }, new FastChance(1, 2, 3)));
}

/** One row of the season: a side, its total after every race from none on, and how it moved in the last. */
export interface SeasonRow extends Standing {
  readonly totals: readonly number[];
  /** Places gained by the last race; 0 before the second. */
  readonly gained: number;
}

export function season(open: FormulaPublic): SeasonRow[] {
  const races = open.results.length;
  const history = Array.from({ length: races + 1 }, (_, after) => standingsAfter(open, after));
  const before = races > 1 ? history[races - 1] : undefined;
  return (history[races] ?? []).map((row) => {
    const placed = before?.find(({ side }) => side === row.side)?.place ?? row.place;
    return {
      ...row,
      totals: history.map((rows) => rows.find(({ side }) => side === row.side)?.score ?? 0),
      gained: placed - row.place,
    };
  });
}
