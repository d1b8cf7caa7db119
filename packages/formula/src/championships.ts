import type { Seat, Standing } from '@paddock/kernel';
import type { FormulaOptions } from './options.ts';
import { CAR_NAMES, teamOf, TEAMS } from './teams.ts';
import type { FormulaPublic } from './view.ts';

/** F-O2: both are played on the same points; the option says which one decides the game. */
export type Championship = FormulaOptions['championship'];

export function otherChampionship({ championship }: Pick<FormulaOptions, 'championship'>): Championship {
  return championship === 'drivers' ? 'constructors' : 'drivers';
}

/** A side: a player, a team nobody plays (F-S2), or in the Drivers' Championship one car (F-O2). */
interface Side {
  readonly side: string;
  readonly seat?: Seat;
  readonly cars: readonly number[];
}

/** What both tables are made of. */
interface Season {
  /** By team. */
  readonly owners: readonly (Seat | null)[];
  /** By car. */
  readonly points: ArrayLike<number>;
  /** Cars in the order of the last race, retired ones included; before the first, of the grid. */
  readonly last: readonly number[];
}

/** F-E2, F-E4, F-O2: by points, then by the best car's place in the last race. */
export function rankSides(championship: Championship, { owners, points, last }: Season): Standing[] {
  const rows = sidesOf(championship, owners).map(({ side, seat, cars }) => ({
    row: { side, ...(seat !== undefined && { seat }) },
    score: cars.reduce((sum, car) => sum + (points[car] ?? 0), 0),
    best: Math.min(...cars.map((car) => last.indexOf(car))),
  }));
  rows.sort((a, b) => b.score - a.score || a.best - b.best);
  return rows.map(({ row, score }, index) => ({ ...row, place: index + 1, score }));
}

function sidesOf(championship: Championship, owners: Season['owners']): Side[] {
  const owner = (team: number) => {
    const seat = owners[team] ?? null;
    return seat === null ? {} : { seat };
  };
  if (championship === 'drivers') {
    return CAR_NAMES.map((side, car) => ({ side, cars: [car], ...owner(teamOf(car)) }));
  }
  const sides = new Map<string, Side>();
  for (const [team, name] of TEAMS.entries()) {
    const { seat } = owner(team);
    const side = seat === undefined ? name : `seat-${seat}`;
    const cars = [...(sides.get(side)?.cars ?? []), team * 2, team * 2 + 1];
    sides.set(side, { side, cars, ...owner(team) });
  }
  return [...sides.values()];
}

/** The table of a championship after what is seen, also of the one that does not decide. */
export function standingsIn(
  { owners, points, results, line, retired }: FormulaPublic,
  championship: Championship,
): Standing[] {
  const order = results.at(-1)?.order ?? [...line, ...retired];
  return rankSides(championship, { owners, points, last: order.map((car) => CAR_NAMES.indexOf(car)) });
}
