import { useTexts } from '../../i18n/loaded.tsx';
import type { Parts } from '@paddock/words';
import type { JSX } from 'preact';
import { Dialog } from '../../design/dialog.tsx';

interface Props {
  readonly onClose: () => void;
  /** Keys of this game alone. */
  readonly more?: Parts['table']['keyList'] | undefined;
}

export function KeysDialog({ onClose, more = [] }: Props): JSX.Element {
  const { keys, keyList, close } = useTexts('table');
  return (
    <Dialog title={keys} closeLabel={close} onClose={onClose}>
      <dl class="keys">
        {[...keyList, ...more].map(([names, what]) => (
          <div key={what} class="keys-row">
            <dt>{names.map((name) => (name === '…' ? ' … ' : <kbd key={name}>{name}</kbd>))}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
