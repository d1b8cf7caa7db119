import { CARS, type CarName } from '@paddock/downforce';
import type { Desk } from '../desk.ts';

/** «Red, Ana's, 3rd, space 41» */
export function carName(desk: Desk, car: CarName): string {
  const texts = desk.texts;
  const open = desk.open.value;
  const index = CARS.indexOf(car);
  const owner = open.owners[index] ?? null;
  const seen = open.cars[index];
  const place = open.standing.indexOf(car) + 1;
  const word = desk.words.car(car);
  const parts = [
    `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    owner === null ? texts.nobodys : texts.ownedBy(desk.session.seats.value[owner]?.name ?? ''),
    place === 0 ? '' : desk.shared.carPlace(place),
    seen?.place !== null && seen?.place !== undefined ? texts.finished : '',
    open.options.longDistance !== false && (seen?.lap ?? 0) > 0 ? texts.lap(seen?.lap ?? 0) : '',
    typeof seen?.space === 'number' ? desk.words.space(seen.space) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
