import { useTexts } from '../../i18n/loaded.tsx';
import type { CardName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { SpeedCard } from './speed-card.tsx';

/** Cards to look at, not to play. */
export function CardList({ cards }: { readonly cards: readonly CardName[] }): JSX.Element {
  const words = useTexts('downforce');
  return (
    <ul class="df-card-list">
      {cards.map((card, index) => (
        <li key={index}>
          <SpeedCard card={card} />
          <span class="unseen">{words.card(card)}</span>
        </li>
      ))}
    </ul>
  );
}
