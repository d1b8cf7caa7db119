import type { JSX } from 'preact';
import { Choice } from '../../app/choice.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Filled } from '../filled.ts';

const OURS = '';

/** Our deck, or a custom one. */
export function DeckChoice({ form, setForm }: Filled): JSX.Element | null {
  const texts = useTexts('shelf');
  if (form.deck === undefined) return null;
  const { decks, chosen, choose } = form.deck;
  const own = decks.find(({ id }) => id === chosen);
  return (
    <Choice
      label={texts.form.deck}
      text={own === undefined ? texts.form.ourDeckText : own.author === '' ? '' : texts.by(own.author)}
      items={[
        { value: OURS, label: texts.form.ourDeck },
        ...decks.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={chosen ?? OURS}
      choose={(id) => setForm(choose(id === OURS ? null : id))}
    />
  );
}
