import type { ComponentChildren, JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { optionsOf, seated } from './draft.ts';
import type { Filled } from './filled.ts';
import { minutesFor } from './length.ts';
import { wayText } from './way-text.ts';

interface Props extends Filled {
  readonly people: number;
  readonly children: ComponentChildren;
}

/** Always in sight: what would begin, how long it takes, and the button. */
export function StartBar({ form, draft, people, children }: Props): JSX.Element {
  const { setup } = useTexts('more');
  const shared = useTexts('shared');
  const names = seated(draft).map(({ name }) => name);
  const options = optionsOf(draft);
  const way = wayText(form, { ...shared, ...form.words() }, names, options);
  const length = setup.about(minutesFor(form, options, draft.players, people));
  return (
    <div class="start-bar">
      <p class="start-way">{[way, length].filter((part) => part !== '').join(' · ')}</p>
      {children}
    </div>
  );
}
