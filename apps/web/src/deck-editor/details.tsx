import { DECK_LIMITS } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import type { Editing } from './editing.ts';

export function Details({ editing }: { readonly editing: Editing }): JSX.Element {
  const texts = useTexts('deckEditor');
  const { name, author, note } = editing.draft.value;
  return (
    <section class="deck-details" aria-labelledby="deck-details">
      <h2 id="deck-details">{texts.details}</h2>
      <label class="field">
        {texts.name}
        <input
          class="input"
          value={name}
          maxLength={DECK_LIMITS.name}
          onInput={(event) => editing.describe('name', event.currentTarget.value)}
        />
      </label>
      <label class="field">
        {texts.author}
        <input
          class="input"
          value={author}
          maxLength={DECK_LIMITS.author}
          onInput={(event) => editing.describe('author', event.currentTarget.value)}
        />
      </label>
      <label class="field deck-note">
        {texts.note}
        <textarea
          class="input"
          rows={3}
          value={note}
          maxLength={DECK_LIMITS.note}
          aria-describedby="deck-note-hint"
          onInput={(event) => editing.describe('note', event.currentTarget.value)}
        />
        <span id="deck-note-hint" class="hint">
          {texts.noteHint}
        </span>
      </label>
    </section>
  );
}
