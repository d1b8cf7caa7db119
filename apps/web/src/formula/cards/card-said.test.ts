import { CARD_NAMES, type CardName } from '@paddock/formula';
import { LANGUAGES, languageModule, type Language } from '@paddock/words';
import { describe, expect, it } from 'vitest';
import { cardSaid } from './card-said.ts';

async function said(language: Language, card: CardName, state: 'cardPlayable' | 'cardChosen' | null) {
  const { load } = languageModule(language);
  const [words, texts] = await Promise.all([load('formula'), load('formulaTexts')]);
  return cardSaid(words.card(card), state === null ? '' : texts[state]);
}

describe('what a screen reader hears of a card in the hand', () => {
  it.each(LANGUAGES)('no empty brackets, whether it can be played or not: %s', async (language) => {
    for (const state of ['cardPlayable', 'cardChosen', null] as const) {
      const all = await Promise.all(CARD_NAMES.map((card) => said(language, card, state)));
      expect(all.filter((text) => /\( *\)|\( *,|, *\)/.test(text))).toEqual([]);
    }
    expect(await said(language, 'turbo', null)).toMatch(/^\. \p{Lu}/u);
  });

  it('its colour agrees with its name', async () => {
    expect(await said('pt', 'overtake-2-red', 'cardPlayable')).toMatch(/^ \(vermelha, pode ser jogada\)\. /);
    expect(await said('fr', 'overtake-2-green', 'cardPlayable')).toMatch(/^ \(vert, carte jouable\)\. /);
    expect(await said('en', 'pit-beige', null)).toMatch(/^ \(beige\)\. /);
  });
});
