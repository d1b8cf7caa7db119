import { bidOf, CARS, type CardName, type CarName, type Deck } from '@paddock/downforce';

/** What a card placed for a car offers, declared a bid or not (D-A3, D-A10); 0 is a pass. */
export function bidWith(deck: Deck, card: CardName, car: CarName, isDeclared: boolean): number {
  return bidOf(deck, deck.names.indexOf(card), CARS.indexOf(car), isDeclared);
}
