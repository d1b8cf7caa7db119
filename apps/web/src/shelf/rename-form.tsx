import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { textIn } from './about-thing.tsx';
import type { Shelved } from './shelf.ts';

/** A deck's name may be longer, a circuit's not. */
const NAME_LENGTH = { deck: 60, track: 40 } as const;

interface Props {
  readonly item: Shelved;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

export function RenameForm({ item, onName, onCancel }: Props): JSX.Element {
  const texts = useTexts('shelf');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form
      class="row thing-rename"
      onSubmit={(event) => {
        event.preventDefault();
        const name = input.current?.value.trim() ?? '';
        if (name !== '') onName(name);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label for={id}>{texts.newName}</label>
      <input
        id={id}
        ref={input}
        class="input"
        maxLength={NAME_LENGTH[item.kind]}
        defaultValue={textIn(item.value, 'name')}
        required
      />
      <button type="submit" class="button lit">
        {texts.save}
      </button>
      <button type="button" class="button bare" onClick={onCancel}>
        {texts.cancel}
      </button>
    </form>
  );
}
