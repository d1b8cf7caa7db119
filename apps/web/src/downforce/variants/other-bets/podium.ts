import { CARS, LETTERS, type CarName } from '@paddock/downforce';

/** The three steps, best first; null: still free. */
export type Podium = readonly (CarName | null)[];

const STEPS = 3;
const FREE = '.';

function letterOf(car: CarName | null): string {
  return car === null ? FREE : (LETTERS[CARS.indexOf(car)] ?? FREE);
}

/** From `podium kb.`, whether it is an answer or a sketch of one. */
export function readPodium(text: string | null): Podium {
  const letters = text?.startsWith('podium ') === true ? text.slice('podium '.length) : '';
  return Array.from({ length: STEPS }, (_, step) => {
    const letter = letters[step] ?? FREE;
    return letter === FREE ? null : (CARS[LETTERS.indexOf(letter)] ?? null);
  });
}

/** Null where nobody stands on it. */
export function writePodium(podium: Podium): string | null {
  return podium.every((car) => car === null) ? null : `podium ${podium.map(letterOf).join('')}`;
}

export function isFull(podium: Podium): boolean {
  return podium.every((car) => car !== null);
}

/** On the best free step; named before, off it; null: there is no room. */
export function withCar(podium: Podium, car: CarName): Podium | null {
  const at = podium.indexOf(car);
  const free = at >= 0 ? at : podium.indexOf(null);
  return free < 0 ? null : podium.with(free, at >= 0 ? null : car);
}
