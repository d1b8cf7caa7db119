import { CAR_COUNT, CARS } from '@paddock/downforce';
import { offerOf } from './offers.ts';
import type { Plan, Question } from '../question.ts';
import { cardsOf } from '../cards.ts';
import { fancyOf, hopeFor } from '../worth.ts';

/** How many spaces in hand a rookie thinks are worth a million. */
const SPACES_A_MILLION = 6;
/** D-V7: a die can show any number, so a rookie holds back this many millions. */
const RESTRAINT = 1.5;

export function mood(chance: Question['chance'], most: number): number {
  return (most * chance.below(1000)) / 1000;
}

/** Bids as high as the colour is strong in the hand. */
export function weighBids({ view, seat, state, board, texts, chance, leanings }: Question): Plan[] {
  const { auction, options, owners } = view.public;
  const car = auction.forSale === null ? 0 : CARS.indexOf(auction.forSale);
  const { spaces } = cardsOf([...(view.own?.hand ?? []), ...(view.own?.pile ?? [])]);
  const strength = (spaces[car] ?? 0) + (spaces[CAR_COUNT] ?? 0) / 3;
  const needsCar = owners.includes(seat) ? 0 : 1;
  const restraint = options.auction === 'dice' ? RESTRAINT : 0;
  const hope = hopeFor(state.game.deck, view, board, car);
  const limit =
    hope * ((strength * 10) / Math.max(1, view.own?.hand.length ?? 1) / SPACES_A_MILLION + needsCar) -
    restraint +
    fancyOf(view, car, leanings) +
    mood(chance, 1);
  return texts.map((text) => {
    const offer = offerOf(text, car);
    return { do: [text], value: offer <= limit ? offer : -offer };
  });
}
