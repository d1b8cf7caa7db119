import { useTexts } from '../../i18n/loaded.tsx';
import type { CardName } from '@paddock/formula';
import type { FormulaWords } from '@paddock/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTapped } from '../../table/use-tapped.ts';
import { cardSaid } from './card-said.ts';
import { CardFace } from './card.tsx';

interface Props {
  readonly cards: readonly CardName[];
  readonly chosen: CardName | null;
  /** The chosen card is on its way to the discard pile. */
  readonly isPlayed: boolean;
  /** A card is asked for now. */
  readonly isAsked: boolean;
  readonly stop: number;
  readonly onStop: (index: number) => void;
  readonly onChoose: (card: CardName, byKeyboard: boolean) => void;
}

/** The same picture as long as card and language stay. */
function HeldCard({ card, words }: { readonly card: CardName; readonly words: FormulaWords }): JSX.Element {
  return useMemo(() => <CardFace card={card} />, [card, words]);
}

interface Held {
  readonly card: CardName;
  /** Equal cards are told apart by their turn. */
  readonly key: string;
}

function held(cards: readonly CardName[]): Held[] {
  const seen = new Map<CardName, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { card, key: `${card} ${before}` };
  });
}

export function Hand({ cards, chosen, isPlayed, isAsked, stop, onStop, onChoose }: Props): JSX.Element {
  const words = useTexts('formula');
  const ui = useTexts('formulaTexts');
  const middle = (cards.length - 1) / 2;
  const [shown, tap] = useTapped(chosen, onChoose);
  const lifted = shown === null ? -1 : cards.indexOf(shown);
  return (
    <div class={isAsked ? 'hand asked' : 'hand'} role="group" aria-label={ui.hand}>
      {held(cards).map(({ card, key }, index) => {
        const isChosen = index === lifted;
        const state = isChosen ? ui.cardChosen : isAsked ? ui.cardPlayable : '';
        return (
          <button
            key={key}
            type="button"
            class={isChosen && isPlayed ? 'card played' : 'card'}
            data-card={card}
            aria-pressed={isChosen}
            data-key={index + 1}
            tabIndex={index === stop ? 0 : -1}
            style={{ '--at': index - middle, '--drop': `${Math.abs(index - middle) ** 1.6 * 3}px` }}
            onClick={(event) => tap(card, isChosen, event.detail === 0)}
            onFocus={() => onStop(index)}
          >
            <HeldCard card={card} words={words} />
            <span class="unseen">{cardSaid(words.card(card), state)}</span>
          </button>
        );
      })}
    </div>
  );
}
