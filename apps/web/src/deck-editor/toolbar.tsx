import type { JSX } from 'preact';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { SHELF_ADDRESS } from '../shelf/address.ts';
import type { Editing } from './editing.ts';
import { Icon, IconButton } from './icon-button.tsx';

const UNDO = 'M4 9h11a5 5 0 0 1 0 10H9M8 5 4 9l4 4';
const CLEAR = 'M5 4h10v14H5zM9 18v3h10V7h-4M8 9l4 4M12 9l-4 4';
const SHELF = 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9';
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
          class="button small deck-tool"
          title={texts.clear}
          disabled={cards.length === 0}
          onClick={() => editing.clear()}
        >
          <Icon path={CLEAR} />
          <span class="deck-tool-text">{texts.clear}</span>
        </button>
        <a class="button small deck-tool" href={SHELF_ADDRESS} title={texts.shelf}>
          <Icon path={SHELF} />
          <span class="deck-tool-text">{texts.shelf}</span>
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
