import type { Standing } from '@paddock/kernel';
import { CAR_NAMES, type CarName, type Team } from '@paddock/formula';
import type { Context } from '../context.ts';
import { capital } from '../text.ts';
import { cardWords } from './card-words.ts';
import type { FormulaCatalogue, Voice } from './catalogue.ts';

/** In the Drivers' Championship the sides are cars (F-O2). */
export function isDriversSeason(standings: readonly Standing[]): boolean {
  return standings.some(({ side }) => isCar(side));
}

function isCar(side: string): side is CarName {
  return CAR_NAMES.some((car) => car === side);
}

export function carLabel(
  catalogue: FormulaCatalogue,
  car: CarName,
  drivers: readonly string[] | undefined,
): string {
  const label = colourAndNumber(catalogue, car);
  const driver = driverOf(car, drivers);
  return driver === undefined ? label : `${driver} (${label})`;
}

function driverOf(car: CarName, drivers: readonly string[] | undefined): string | undefined {
  return drivers?.[CAR_NAMES.indexOf(car)];
}

function colourAndNumber({ carColours }: FormulaCatalogue, car: CarName): string {
  const [team, number] = car.split('-') as [Team, string];
  return `${carColours[team]} ${number}`;
}

function theCar(catalogue: FormulaCatalogue, car: CarName, drivers: readonly string[] | undefined): string {
  if (driverOf(car, drivers) !== undefined) return carLabel(catalogue, car, drivers);
  return catalogue.theCar(colourAndNumber(catalogue, car));
}

export function voiceOf(catalogue: FormulaCatalogue, { names, you, drivers }: Context): Voice {
  const nameOf = (seat: number) => names[seat] ?? `#${seat + 1}`;
  const isYou = (seat: number) => seat === you;
  const does: Voice['does'] = (seat, they, yours) => catalogue.does(nameOf(seat), isYou(seat), they, yours);
  const carAtStart: Voice['carAtStart'] = (car) => {
    const phrase = theCar(catalogue, car, drivers);
    return driverOf(car, drivers) === undefined ? capital(phrase) : phrase;
  };
  return {
    isYou,
    does,
    name: nameOf,
    seat: (seat) => (isYou(seat) ? catalogue.you : nameOf(seat)),
    car: (car) => theCar(catalogue, car, drivers),
    carAtStart,
    carLabel: (car) => carLabel(catalogue, car, drivers),
    card: (card) => cardWords(catalogue, card).title,
    team: (team) => catalogue.teams[team],
    side: ({ side, seat }) => {
      if (isCar(side)) {
        const car = carLabel(catalogue, side, drivers);
        return seat === undefined ? car : catalogue.driven(car, isYou(seat) ? undefined : nameOf(seat));
      }
      if (seat === undefined) return catalogue.uncontrolled(side as Team);
      return isYou(seat) ? catalogue.you : nameOf(seat);
    },
    sideDoes: ({ side, seat }, they, yours) => {
      if (isCar(side)) return `${carAtStart(side)} ${they}`;
      return seat === undefined
        ? `${capital(catalogue.teams[side as Team])} ${they}`
        : does(seat, they, yours);
    },
  };
}
