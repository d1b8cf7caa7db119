import {
  CARS,
  compareStanding,
  stepsHome,
  type CarName,
  type DownforcePublic,
  type Track,
} from '@paddock/downforce';
import type { CarSpots } from '../race/spots.ts';

export interface Runner {
  readonly car: CarName;
  /** It is home, and stays where it is. */
  readonly isHome: boolean;
  /** Fewest spaces to the finish; 0 once it is home. */
  readonly toFinish: number;
  /** Spaces behind the first car that still runs; 0 for that car and those at home. */
  readonly behind: number;
}

interface Running {
  readonly car: CarName;
  readonly lap: number;
  readonly space: number;
}

/** The cars as they are drawn, best first (D-R12); those on their way count where they have got to. Empty before the grid is drawn. */
export function raceOrder(
  open: Pick<DownforcePublic, 'cars'>,
  spots: CarSpots,
  track: Track,
): readonly Runner[] {
  const home: { car: CarName; place: number }[] = [];
  const running: Running[] = [];
  for (const [index, car] of CARS.entries()) {
    const seen = open.cars[index];
    const spot = spots[car];
    if (seen === undefined || spot === 'nowhere') return [];
    if (spot === 'home') home.push({ car, place: seen.place ?? CARS.length });
    else running.push({ car, space: spot, lap: lapAt(spot, seen, track) });
  }
  home.sort((one, other) => one.place - other.place);
  running.sort((one, other) => compareStanding(one.lap, one.space, other.lap, other.space));
  const [first] = running;
  const lead = first === undefined ? 0 : stepsHome(track, first.lap, first.space);
  return [
    ...home.map(({ car }) => ({ car, isHome: true, toFinish: 0, behind: 0 })),
    ...running.map(({ car, lap, space }) => {
      const toFinish = stepsHome(track, lap, space);
      return { car, isHome: false, toFinish, behind: Math.max(0, toFinish - lead) };
    }),
  ];
}

/** The table knows where a car ends up; one that has yet to cross the line on the way there is a lap behind. */
function lapAt(
  spot: number,
  { lap, space }: { readonly lap: number; readonly space: number | null },
  track: Track,
): number {
  if (space === null) return 1;
  const crosses = track.ring && (track.toFinish[spot] ?? 0) < (track.toFinish[space] ?? 0);
  return crosses ? lap - 1 : lap;
}
