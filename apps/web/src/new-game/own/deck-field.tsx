import type { JSX } from 'preact';
import { lazily, spoken } from '../../app/lazy.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import type { Filled } from '../filled.ts';

const Field = lazily<Filled>(
  async () => {
    const [{ DeckChoice }, texts] = await Promise.all([
      import('./deck-choice.tsx'),
      loadTexts('shelf', 'shared'),
    ]);
    return spoken(DeckChoice, texts);
  },
  () => null,
);

/** Which deck is played with, if there is more than one. */
export function DeckField(props: Filled): JSX.Element | null {
  return props.form.deck === undefined ? null : <Field {...props} />;
}
