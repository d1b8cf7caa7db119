import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';

interface Props {
  readonly label: string;
  readonly link: string;
}

/** Copies a link; without a clipboard it stands there, to be copied by hand. */
export function CopyLink({ label, link }: Props): JSX.Element {
  const { sharing } = useTexts('ending');
  const [state, setState] = useState<'still' | 'copied' | 'by-hand'>('still');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('by-hand'),
    );
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" class="quiet">
        {state === 'copied' && sharing.copied}
      </span>
      {state === 'by-hand' && (
        <label class="share-by-hand">
          {sharing.copyThis}
          <input class="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
