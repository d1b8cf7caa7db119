import { CAR_COUNT, PRINTED_CONTENT, type CardName } from '@paddock/downforce';
import type { Car } from './drive/board.ts';

const { deck } = PRINTED_CONTENT;

/** The bid in a text (D-A3, D-A10, D-V7); 0 is a pass. */
export function offerOf(text: string, car: Car): number {
  const [verb, name = '', declared] = text.split(' ');
  if (verb === 'offer') return name === 'pass' ? 0 : Number(name);
  const printed = printedOn(name, car);
  if (printed > 0 || declared === undefined) return printed;
  const lines = deck.lines[deck.names.indexOf(name)] ?? [];
  const wild = lines.filter(({ colour }) => colour === CAR_COUNT).map(({ number }) => number);
  return wild.length > 0 ? Math.max(...wild) : Math.min(...lines.map(({ number }) => number));
}

/** The number of the car's colour on a speed card. */
export function printedOn(name: CardName, car: Car): number {
  const kind = deck.names.indexOf(name);
  const lines = kind < CAR_COUNT ? [] : (deck.lines[kind] ?? []);
  return lines.find(({ colour }) => colour === car)?.number ?? 0;
}
