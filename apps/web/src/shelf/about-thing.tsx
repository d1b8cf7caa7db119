import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import type { Checked } from './check.ts';

/** Whether it can be played with; if not, why. */
export function Readiness({
  checked,
  lead,
}: {
  readonly checked: Checked;
  readonly lead: string;
}): JSX.Element {
  const texts = useTexts('shelf');
  const words = useTexts('content');
  switch (checked.is) {
    case 'deck':
      return <p class="good">✓ {texts.deckReady(checked.deck.size, checked.mostPlayers)}</p>;
    case 'track':
      return <p class="good">✓ {texts.circuitReady(checked.track.count, checked.track.ring)}</p>;
    case 'bad-deck':
      return <Problems lead={lead} sentences={checked.problems.map(words.deckProblem)} />;
    case 'bad-track':
      return <Problems lead={lead} sentences={checked.problems.map(words.trackProblem)} />;
  }
}

/** More than these are for the editor to show. */
const SHOWN = 2;

function Problems({
  lead,
  sentences,
}: {
  readonly lead: string;
  readonly sentences: readonly string[];
}): JSX.Element {
  const texts = useTexts('shelf');
  const left = sentences.length - SHOWN;
  return (
    <div class="thing-problems">
      <p>{lead}</p>
      <ul>
        {sentences.slice(0, SHOWN).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {left > 0 && <li>{texts.moreProblems(left)}</li>}
      </ul>
    </div>
  );
}

/** A draft may have anything in place of a name. */
export function textIn(value: Readonly<Record<string, unknown>>, field: 'name' | 'author' | 'note'): string {
  const text = value[field];
  return typeof text === 'string' ? text.trim() : '';
}
