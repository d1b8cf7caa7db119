import type { CardName, CarName, LineName, PowerName } from '@paddock/downforce';
import type { Seat, Standing } from '@paddock/kernel';
import type { Context } from '../context.ts';
import type { SharedWords } from '../shared.ts';
import { capital } from '../text.ts';
import { cardLine, cardLines, speed8Car } from './card.ts';
import type { NameWords } from './names.ts';

/** Names as they appear in a sentence, for one listener. */
export interface Voice {
  readonly isYou: (seat: Seat) => boolean;
  readonly isEverybody: (seats: readonly Seat[]) => boolean;
  /** Subject and verb, for the beginning of a sentence: «Ana plays», «You play». */
  readonly does: (seat: Seat, they: string, you: string) => string;
  /** The same in the middle of one: «Ana plays», «you play». */
  readonly doing: (seat: Seat, they: string, you: string) => string;
  readonly name: (seat: Seat) => string;
  /** «Ana» or «you», after the verb. */
  readonly seat: (seat: Seat) => string;
  readonly seatAtStart: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  /** With the article, where the language has one: «red», «la rouge», «o vermelho». */
  readonly car: (car: CarName) => string;
  readonly carAtStart: (car: CarName) => string;
  /** Without the article. */
  readonly carLabel: (car: CarName) => string;
  /** «red 6, yellow 4, black 2, blue 1» */
  readonly card: (card: CardName) => string;
  readonly line: (line: LineName) => string;
  readonly power: (power: PowerName) => string;
  readonly track: (id: string) => string;
}

export function cardText(catalogue: NameWords, card: CardName): string {
  const car = speed8Car(card);
  if (car !== undefined) return catalogue.speed8(catalogue.colours[car]);
  return cardLines(card)
    .map(({ colour, number }) => `${catalogue.colours[colour]} ${number}`)
    .join(', ');
}

export function lineText({ colours }: Pick<NameWords, 'colours'>, line: LineName): string {
  const { colour, number } = cardLine(line);
  return `${colours[colour]} ${number}`;
}

/** `own`: the names of the table's own tracks. */
export function trackName(
  { tracks }: Pick<NameWords, 'tracks'>,
  id: string,
  own?: Readonly<Record<string, string>>,
): string {
  return tracks[id] ?? own?.[id] ?? id;
}

export function voiceOf(catalogue: NameWords, { and }: SharedWords, { names, you, tracks }: Context): Voice {
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
    track: (id) => trackName(catalogue, id, tracks),
  };
}

export function sideLabel({ side, seat }: Standing, say: Voice): string {
  return seat === undefined ? side : say.seatAtStart(seat);
}
