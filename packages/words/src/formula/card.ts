import type { CardName, Family, Team } from '@paddock/formula';

/** What a card's name says. */
export type CardParts =
  | { readonly family: 'overtake'; readonly places: number; readonly team: Team }
  | { readonly family: 'pit'; readonly team: Team | 'beige' }
  | { readonly family: 'back'; readonly name: BackCard; readonly places: number }
  | { readonly family: PlainCard };

export type BackCard = 'wrong-line' | 'off-circuit' | 'lose-control';
/** Cards without a colour or a number. */
export type PlainCard = Exclude<Family, 'overtake' | 'pit' | 'back'>;

const BACK_PLACES = { 'wrong-line': 1, 'off-circuit': 2, 'lose-control': 3 } as const satisfies Record<
  BackCard,
  number
>;

export function cardParts(card: CardName): CardParts {
  if (isBack(card)) return { family: 'back', name: card, places: BACK_PLACES[card] };
  if (isPlain(card)) return { family: card };
  const [family, first, second] = card.split('-');
  if (family === 'pit') return { family, team: first as Team | 'beige' };
  return { family: 'overtake', places: Number(first), team: second as Team };
}

function isBack(card: CardName): card is BackCard {
  return Object.hasOwn(BACK_PLACES, card);
}

function isPlain(card: CardName): card is PlainCard {
  return !card.startsWith('overtake-') && !card.startsWith('pit-') && !isBack(card);
}
