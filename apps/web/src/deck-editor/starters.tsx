import { DECK_LIMITS, reconstructedDeck } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { shelved, type Shelved } from '../shelf/shelf.ts';
import { readDraft, type Draft } from './draft.ts';
import type { Editing } from './editing.ts';

interface Props {
  readonly editing: Editing;
  /** On the shelf. */
  readonly id: string;
}

/** An empty deck: what it can start from. */
export function Starters({ editing, id }: Props): JSX.Element {
  const texts = useTexts('deckEditor');
  const [others, setOthers] = useState<readonly Shelved[]>([]);
  useEffect(() => {
    let isHere = true;
    shelved('deck').then(
      (all) => isHere && setOthers(all.filter((item) => item.id !== id)),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  const start = (value: Shelved['value'], about: Partial<Draft>) =>
    editing.startFrom({ ...readDraft(value), ...about });
  return (
    <div class="deck-starters">
      <p>{texts.startText}</p>
      <div class="row" role="group" aria-label={texts.startFrom}>
        <button
          type="button"
          class="button"
          onClick={() => start(reconstructedDeck, { name: texts.ourCopy, note: texts.ourNote })}
        >
          {texts.ours}
        </button>
        {others.map(({ id: other, value }) => {
          const name = readDraft(value).name || other;
          return (
            <button
              key={other}
              type="button"
              class="button"
              onClick={() => start(value, { name: texts.copyOf(name).slice(0, DECK_LIMITS.name) })}
            >
              {texts.copy(name)}
            </button>
          );
        })}
      </div>
      <p class="hint">{texts.speed8}</p>
    </div>
  );
}
