import { CARS, type DeckProblem } from '@paddock/downforce';
import type { JSX } from 'preact';
import { href } from '../app/router.ts';
import { rulesOver } from '../help/rules-over.ts';
import { useTexts } from '../i18n/loaded.tsx';

export function useProblemText(): (problem: DeckProblem, card?: number) => string {
  const texts = useTexts('deckEditor');
  const words = useTexts('downforce');
  const colour = (name: string) => words.car(CARS.find((car) => car === name) ?? 'wild');
  return ({ card: _, ...problem }, card) =>
    texts.problem(card === undefined ? problem : { ...problem, card }, colour);
}

/** Opens the rules over the page. */
export function RuleLink({ rule }: { readonly rule: string }): JSX.Element {
  return (
    <a
      class="rule-link"
      href={href({ at: 'rules', game: 'downforce', rule })}
      onClick={(event) => {
        event.preventDefault();
        rulesOver.value = { link: event.currentTarget, game: 'downforce' };
      }}
    >
      {rule}
    </a>
  );
}
