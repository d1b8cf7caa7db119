import { measureDeck } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { faultOf } from './check.ts';
import type { Editing } from './editing.ts';
import { RuleLink, useProblemText } from './problem-text.tsx';

interface Props {
  readonly editing: Editing;
  readonly onCard: (card: number) => void;
}

const MOST_PAIRS = 3;

/** What the deck lacks, card by card, or that it can be played. */
export function Checks({ editing, onCard }: Props): JSX.Element {
  const texts = useTexts('deckEditor');
  const problemText = useProblemText();
  const reading = editing.reading.value;
  const { cards } = editing.draft.value;
  if (reading.ok) {
    const { mostPlayers, undecided } = measureDeck(reading.deck);
    const pairs = undecided.slice(0, MOST_PAIRS).map((pair) => pair.join(' – '));
    return (
      <section class="deck-checks">
        <p class="deck-ready">{texts.ready(mostPlayers)}</p>
        {undecided.length > 0 && (
          <p class="hint">
            {texts.undecided(pairs.join(', '), undecided.length - pairs.length)} <RuleLink rule="D-A4" />
          </p>
        )}
      </section>
    );
  }
  return (
    <section class="deck-checks">
      <p>{texts.toDo}</p>
      <ul class="deck-problems">
        {cards.map((kind, card) => {
          const fault = faultOf(kind);
          return fault === undefined ? null : (
            <li key={card}>
              <button type="button" class="deck-problem" onClick={() => onCard(card)}>
                {problemText(fault, card + 1)}
              </button>{' '}
              <RuleLink rule="D-C2" />
            </li>
          );
        })}
        {reading.problems
          .filter((problem) => problem.card === undefined)
          .map((problem) => (
            <li key={JSON.stringify(problem)}>
              {problemText(problem)} <RuleLink rule="D-C2" />
            </li>
          ))}
      </ul>
    </section>
  );
}
