import type { JSX } from 'preact';
import { href } from '../../app/router.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { SHELF_ADDRESS } from '../../shelf/address.ts';
import type { Bench } from '../bench.ts';

/** What it is called, going back, and going on. */
export function TopBar({ bench: { id, editor, saving } }: { readonly bench: Bench }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const isGood = editor.check.value.is === 'good';
  const state = { saving: texts.saving, saved: texts.saved, failed: texts.notSaved }[saving.value];
  return (
    <div class="ce-bar">
      <a class="button bare small" href={SHELF_ADDRESS}>
        <span aria-hidden="true">‹</span> {texts.toShelf}
      </a>
      <p class="ce-name">
        <strong>{editor.draft.value.file.name}</strong>
        <span class={saving.value === 'failed' ? 'problem' : 'quiet'} role="status">
          {state}
        </span>
      </p>
      <div class="ce-steps">
        <Step label={texts.undo} sign="↶" isOpen={editor.canUndo.value} act={() => editor.undo()} />
        <Step label={texts.redo} sign="↷" isOpen={editor.canRedo.value} act={() => editor.redo()} />
        <a
          class={`button small${isGood ? ' lit' : ''}`}
          {...(isGood
            ? { href: href({ at: 'new', game: 'downforce', like: `own-${id}` }) }
            : { role: 'link', 'aria-disabled': 'true', title: texts.playLater })}
        >
          {texts.play}
        </a>
      </div>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly isOpen: boolean;
  readonly act: () => void;
}

function Step({ label, sign, isOpen, act }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="button icon"
      aria-label={label}
      title={label}
      disabled={!isOpen}
      onClick={act}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
