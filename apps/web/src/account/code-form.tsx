import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';

export function CodeForm({ onCode }: { readonly onCode: (code: string) => void }): JSX.Element {
  const { signIn } = useTexts('account');
  const [code, setCode] = useState('');
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <label class="field">
        <span>{signIn.code}</span>
        <input
          class="input account-code"
          value={code}
          maxLength={60}
          required
          autofocus
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <span class="hint">{signIn.codeText}</span>
      </label>
      <button type="submit" class="button lit">
        {signIn.submit}
      </button>
    </form>
  );
}
