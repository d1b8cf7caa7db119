import { CARS, LETTERS, type CarName, type DownforceView } from '@paddock/downforce';

export type Order = readonly CarName[];

/** `predict kbgyor` */
export function writePrediction(order: Order): string {
  return `predict ${order.map((car) => LETTERS[CARS.indexOf(car)]).join('')}`;
}

function readPrediction(letters: string): Order {
  return letters.split('').flatMap((letter) => CARS[LETTERS.indexOf(letter)] ?? []);
}

/** The cars between move up or down by one. */
export function movedTo(order: Order, car: CarName, place: number): Order {
  const others = order.filter((other) => other !== car);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, car);
}

export function swappedIn(order: Order, one: CarName, other: CarName): Order {
  return order.map((car) => (car === one ? other : car === other ? one : car));
}

/** `swap black red`: in the order of the cars. */
export function writeSwap(one: CarName, other: CarName): string {
  const [first, second] = CARS.indexOf(one) < CARS.indexOf(other) ? [one, other] : [other, one];
  return `swap ${first} ${second}`;
}

function isCar(text: string | undefined): text is CarName {
  return CARS.some((car) => car === text);
}

/** The cars that a swap names, or the one that a sketch of it does. */
export function carsToSwap(text: string | null): readonly CarName[] {
  const [verb, ...cars] = text?.split(' ') ?? [];
  return verb === 'swap' ? cars.filter(isCar) : [];
}

/** What is on the board: the plan, the prediction as it stood before; to begin with, the standing. */
export function orderOnBoard({ public: open, own }: DownforceView, plan: string | null): Order {
  if (plan?.startsWith('predict ') === true) return readPrediction(plan.slice('predict '.length));
  const before = own?.predictions?.[open.betsAsked - 2];
  if (before === undefined) return open.standing;
  const [one, other] = carsToSwap(plan);
  return one === undefined || other === undefined ? before : swappedIn(before, one, other);
}
