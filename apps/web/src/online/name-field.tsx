import { useTexts } from '../i18n/loaded.tsx';
import { isName } from '@paddock/kernel';
import { isPlainText, LIMITS } from '@paddock/protocol';
import type { JSX, Ref } from 'preact';
import { useId } from 'preact/hooks';

/** What the server takes as a name. */
export function isGoodName(name: string): boolean {
  return isName(name, LIMITS.name) && isPlainText(name, LIMITS.name);
}

interface Props {
  readonly name: string;
  readonly setName: (name: string) => void;
  /** The player tried it, and it is not a valid name. */
  readonly isBad: boolean;
  readonly mount?: Ref<HTMLInputElement>;
}

export function NameField({ name, setName, isBad, mount }: Props): JSX.Element {
  const more = useTexts('more');
  const online = useTexts('online');
  const { me } = online;
  const hint = useId();
  return (
    <label class="field">
      <span>{me.name}</span>
      <input
        class="input"
        ref={mount ?? null}
        value={name}
        maxLength={2 * LIMITS.name}
        autocomplete="nickname"
        aria-invalid={isBad}
        aria-describedby={hint}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <span id={hint} class={isBad ? 'problem' : 'hint'}>
        {isBad ? more.form.badName : me.nameText}
      </span>
    </label>
  );
}
