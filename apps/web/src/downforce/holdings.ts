import { CARS, POWERS, type CarName, type DownforcePublic, type PowerName } from '@paddock/downforce';

export function carsOf({ owners }: DownforcePublic, seat: number): CarName[] {
  return CARS.filter((_, car) => owners[car] === seat);
}

export function powersOf({ powers }: DownforcePublic, seat: number): PowerName[] {
  return POWERS.filter((_, power) => powers[power] === seat);
}

/** Speed-8 cards that lie face up before a seat: in drawn hands (D-V2, D-V5) and an automa's (D-V8c). */
export function faceUpOf(open: DownforcePublic, seat: number): readonly CarName[] {
  const { players, options, speed8 } = open;
  const isDrawn = (players === 2 && options.hand !== 'three') || options.timely;
  const isFaceUp = isAutoma(open, seat) ? options.automaLevel === 'normal' : isDrawn;
  return isFaceUp ? carsOf(open, seat).filter((car) => speed8.includes(car)) : [];
}

/** D-V8: TABLE plays this seat. */
export function isAutoma({ automas }: DownforcePublic, seat: number): boolean {
  return automas.some((automa) => automa.seat === seat);
}
