import type { CardName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { downforceWords } from '../words.ts';
import { SpeedCard } from './speed-card.tsx';

/** Cards to look at, not to play. */
export function CardList({ cards }: { readonly cards: readonly CardName[] }): JSX.Element {
  return (
    <ul class="df-card-list">
      {cards.map((card, index) => (
        <li key={index}>
          <SpeedCard card={card} />
          <span class="unseen">{downforceWords().card(card)}</span>
        </li>
      ))}
    </ul>
  );
}
