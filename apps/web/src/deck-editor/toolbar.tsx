import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { SHELF_ADDRESS } from '../shelf/address.ts';
import type { Editing } from './editing.ts';

const UNDO = 'M4 9h11a5 5 0 0 1 0 10H9M8 5 4 9l4 4';
const REDO = 'M20 9H9a5 5 0 0 0 0 10h6M16 5l4 4-4 4';

export function Toolbar({ editing }: { readonly editing: Editing }): JSX.Element {
  const texts = useTexts('deckEditor');
  const { name, cards } = editing.draft.value;
  return (
    <div class="deck-toolbar">
      <div class="deck-title">
        <h1>{name.trim() || texts.title}</h1>
        <p class="quiet">
          <span class="numbers">{texts.count(cards.length)}</span> <Saved editing={editing} />
        </p>
      </div>
      <div class="row">
        <Tool label={texts.undo} icon={UNDO} isOn={editing.canUndo.value} act={() => editing.undo()} />
        <Tool label={texts.redo} icon={REDO} isOn={editing.canRedo.value} act={() => editing.redo()} />
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
      </div>
    </div>
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
  return saving === 'saved' ? <span class="deck-saved">{texts.saved}</span> : null;
}

interface ToolProps {
  readonly label: string;
  readonly icon: string;
  readonly isOn: boolean;
  readonly act: () => void;
}

function Tool({ label, icon, isOn, act }: ToolProps): JSX.Element {
  // Not `disabled`: the last undo would lose the focus.
  return (
    <button
      type="button"
      class="button small icon"
      aria-label={label}
      title={label}
      aria-disabled={!isOn}
      onClick={act}
    >
      <svg class="deck-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
