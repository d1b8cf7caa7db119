import type { CardName, Team } from '@paddock/formula';
import { cardParts } from './card.ts';
import type { CardText, FormulaCatalogue } from './catalogue.ts';

export interface CardWords extends CardText {
  /** Including its colour: «Overtake +3 (red)». */
  readonly title: string;
  /** Agreeing with the card's name; empty without one. */
  readonly colour: string;
}

export function cardWords(catalogue: FormulaCatalogue, card: CardName): CardWords {
  const parts = cardParts(card);
  switch (parts.family) {
    case 'overtake':
      return coloured(catalogue, catalogue.overtake(parts.places, parts.team), parts.team);
    case 'pit':
      return coloured(catalogue, catalogue.pit(parts.team), parts.team);
    case 'back':
      return plain(catalogue.cards[parts.name]);
    case 'turbo':
    case 'charge-gears':
    case 'charge-engine':
    case 'spin-out':
    case 'spin-last':
    case 'crash':
      break;
  }
  return plain(catalogue.cards[parts.family]);
}

function plain(text: CardText): CardWords {
  return { ...text, title: text.name, colour: '' };
}

function coloured(catalogue: FormulaCatalogue, text: CardText, team: Team | 'beige'): CardWords {
  const colour = catalogue.cardColours[team];
  return { ...text, title: `${text.name} (${colour})`, colour };
}
