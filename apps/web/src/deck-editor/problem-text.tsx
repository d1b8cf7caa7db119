import type { DeckProblem } from '@paddock/downforce';
import type { JSX } from 'preact';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';

/** A sentence about a card, by its number from 1, or about the deck. */
export function useProblemText(): (problem: DeckProblem, card?: number) => string {
  const words = useTexts('content');
  return ({ code, params }, card) =>
    words.deckProblem(card === undefined ? { code, params } : { code, params, card });
}

export function RuleLink({ rule }: { readonly rule: string }): JSX.Element {
  return (
    <a class="rule-link" href={href({ at: 'rules', game: 'downforce', rule })}>
      {rule}
    </a>
  );
}
