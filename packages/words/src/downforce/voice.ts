import type { CardName, CarName, LineName } from '@paddock/downforce';
import type { Standing } from '@paddock/kernel';
import type { Context } from '../context.ts';
import type { SharedWords } from '../shared.ts';
import { capital } from '../text.ts';
import { cardLine, cardLines, speed8Car } from './card.ts';
import type { Speech, Voice } from './catalogue.ts';

export function cardText(catalogue: Speech, card: CardName): string {
  const car = speed8Car(card);
  if (car !== undefined) return catalogue.speed8(catalogue.colours[car]);
  return cardLines(card)
    .map(({ colour, number }) => `${catalogue.colours[colour]} ${number}`)
    .join(', ');
}

export function lineText({ colours }: Pick<Speech, 'colours'>, line: LineName): string {
  const { colour, number } = cardLine(line);
  return `${colours[colour]} ${number}`;
}

export function trackName({ tracks }: Pick<Speech, 'tracks'>, id: string): string {
  return tracks[id] ?? id;
}

export function voiceOf(catalogue: Speech, { and }: SharedWords, { names, you }: Context): Voice {
  const { colours, theCar, does } = catalogue;
  const nameOf = (seat: number) => names[seat] ?? `#${seat + 1}`;
  const isYou = (seat: number) => seat === you;
  const seatName = (seat: number) => (isYou(seat) ? catalogue.you : nameOf(seat));
  const car = (name: CarName) => theCar(colours[name]);
  const doing: Voice['doing'] = (seat, they, yours) => does(nameOf(seat), isYou(seat), they, yours);
  return {
    isYou,
    isEverybody: (seats) => seats.length === names.length,
    does: (seat, they, yours) => {
      const phrase = doing(seat, they, yours);
      return isYou(seat) ? capital(phrase) : phrase;
    },
    doing,
    name: nameOf,
    seat: seatName,
    seatAtStart: (seat) => (isYou(seat) ? capital(catalogue.you) : nameOf(seat)),
    names: (seats) => and(seats.map(seatName)),
    car,
    carAtStart: (name) => capital(car(name)),
    carLabel: (name) => colours[name],
    card: (card) => cardText(catalogue, card),
    line: (line) => lineText(catalogue, line),
    power: (power) => catalogue.powers[power]?.label ?? power,
    track: (id) => trackName(catalogue, id),
  };
}

export function sideLabel({ side, seat }: Standing, say: Voice): string {
  return seat === undefined ? side : say.seatAtStart(seat);
}
