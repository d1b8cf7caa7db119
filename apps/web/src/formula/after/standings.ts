import type { Standing } from '@paddock/kernel';
import {
  CAR_NAMES,
  otherChampionship,
  POINTS_FOR_PLACE,
  standingsIn,
  type Championship,
  type FormulaPublic,
} from '@paddock/formula';

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
  championship: Championship = open.options.championship,
): readonly Standing[] {
  const then = { ...open, results: open.results.slice(0, races), points: pointsAfter(open, races) };
  return standingsIn(then, championship);
}

/** F-O2: a season has two tables, the one that decides the game first; a single race has one. */
export function tablesOf({ options }: FormulaPublic): readonly Championship[] {
  const { championship, races } = options;
  return races > 1 ? [championship, otherChampionship(options)] : [championship];
}

/** One row of the season: a side, its total after every race from none on, and how it moved in the last. */
export interface SeasonRow extends Standing {
  readonly totals: readonly number[];
  /** Places gained by the last race; 0 before the second. */
  readonly gained: number;
}

export function season(
  open: FormulaPublic,
  championship: Championship = open.options.championship,
): SeasonRow[] {
  const races = open.results.length;
  const history = Array.from({ length: races + 1 }, (_, after) => standingsAfter(open, after, championship));
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
