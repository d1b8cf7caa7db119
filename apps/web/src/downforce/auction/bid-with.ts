import { bidOf, CARS, PRINTED_CONTENT, type CardName, type CarName } from '@paddock/downforce';

/** What a card laid for a car offers, declared a bid or not (D-A3, D-A10); 0 is a pass. */
export function bidWith(card: CardName, car: CarName, isDeclared: boolean): number {
  const { deck } = PRINTED_CONTENT;
  return bidOf(deck, deck.names.indexOf(card), CARS.indexOf(car), isDeclared);
}
