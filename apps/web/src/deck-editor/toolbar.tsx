import type { JSX } from 'preact';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { SHELF_ADDRESS } from '../shelf/address.ts';
import type { Editing } from './editing.ts';
import { IconButton } from './icon-button.tsx';

const UNDO = 'M4 9h11a5 5 0 0 1 0 10H9M8 5 4 9l4 4';
const REDO = 'M20 9H9a5 5 0 0 0 0 10h6M16 5l4 4-4 4';

interface Props {
  readonly editing: Editing;
  /** On the shelf. */
  readonly id: string;
}

export function Toolbar({ editing, id }: Props): JSX.Element {
  const texts = useTexts('deckEditor');
  const { name, cards } = editing.draft.value;
  return (
    <div class="deck-toolbar">
      <div class="deck-title">
        <h1>{name.trim() || texts.title}</h1>
        <p class="deck-state">
          <span class="numbers">{texts.count(cards.length)}</span>
          <Saved editing={editing} />
        </p>
      </div>
      <div class="row">
        <IconButton label={texts.undo} icon={UNDO} isOn={editing.canUndo.value} act={() => editing.undo()} />
        <IconButton label={texts.redo} icon={REDO} isOn={editing.canRedo.value} act={() => editing.redo()} />
        <button
          type="button"
          class="button small"
          disabled={cards.length === 0}
          onClick={() => editing.clear()}
        >
          {texts.clear}
        </button>
        <a class="button small" href={SHELF_ADDRESS}>
          {texts.shelf}
        </a>
        <PlayLink editing={editing} id={id} />
      </div>
    </div>
  );
}

/** Lit once the deck is whole and no card is being typed. */
function PlayLink({ editing, id }: Props): JSX.Element {
  const { play } = useTexts('deckEditor');
  if (!editing.reading.value.ok)
    return (
      <a class="button small" role="link" aria-disabled="true">
        {play}
      </a>
    );
  return (
    <a
      class={editing.field.value.text === '' ? 'button small lit' : 'button small'}
      href={href({ at: 'new', game: 'downforce', like: `own-${id}` })}
    >
      {play}
    </a>
  );
}

function Saved({ editing }: { readonly editing: Editing }): JSX.Element | null {
  const texts = useTexts('deckEditor');
  const saving = editing.saving.value;
  if (saving === 'failed')
    return (
      <strong class="problem" role="alert">
        {texts.notSaved}
      </strong>
    );
  return saving === 'saved' ? <span class="quiet">{texts.saved}</span> : null;
}
