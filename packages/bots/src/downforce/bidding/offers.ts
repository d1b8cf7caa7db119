import type { CardName } from '@paddock/downforce';
import { isSpeed8, numbersOn, WILD } from '../cards.ts';
import type { Car } from '../board.ts';

/** The bid in a text (D-A3, D-A10, D-V7); 0 is a pass. */
export function offerOf(text: string, car: Car): number {
  const [verb, name = '', declared] = text.split(' ');
  if (verb === 'offer') return name === 'pass' ? 0 : Number(name);
  const printed = printedOn(name, car);
  if (printed > 0 || declared === undefined) return printed;
  const wild = numbersOn(name, WILD);
  return wild.length > 0 ? Math.max(...wild) : Math.min(...numbersOn(name));
}

/** The number of the car's colour on a speed card. */
export function printedOn(name: CardName, car: Car): number {
  return isSpeed8(name) ? 0 : (numbersOn(name, car)[0] ?? 0);
}
