import { CARS } from '@paddock/downforce';
import { offerOf } from './offers.ts';
import type { Plan, Question } from '../question.ts';
import type { Explained } from '../reasons.ts';

export function explainBid({ view }: Question, { do: [first = ''] }: Plan): Explained {
  const car = view.public.auction.forSale ?? '';
  const offer = offerOf(
    first,
    CARS.findIndex((name) => name === car),
  );
  return offer === 0 ? { code: 'passes', params: { car } } : { code: 'bids', params: { car, offer } };
}
