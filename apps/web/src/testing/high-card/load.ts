import { HIGH_CARD_BOTS } from '@paddock/bots/testing/high-card';
import { eraseGame } from '@paddock/kernel';
import { highCardGame, type HighCardFact } from '@paddock/kernel/testing/high-card';
import { highCardWords, type HighCardWords } from '@paddock/words/testing/high-card';
import { highCardPageTexts } from '@paddock/words/testing/high-card-page';
import { lang } from '../../app/settings.ts';
import { levelsToMeet } from '../../game/levels.ts';
import { eraseScreen, type ListWords, type LoadedTable } from '../../game/page-game.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { FormWords, GameForm } from '../../new-game/form.ts';
import type { RuleBook } from '../../rules-page/rule-book.ts';
import { highCardTable } from './high-card-table.tsx';

export const HIGH_CARD = eraseGame(highCardGame);

/** Asked for again with every use: they follow the language of the page. */
async function loadWords(): Promise<() => HighCardWords> {
  const texts = await loadTexts('shared');
  return () => highCardWords(lang.value, texts.shared);
}

export async function loadHighCardWords(): Promise<ListWords> {
  const words = await loadWords();
  return { side: (standing, context) => words().side(standing, context) };
}

export async function loadHighCardTable(): Promise<LoadedTable> {
  const [words, texts] = await Promise.all([loadWords(), loadTexts('table')]);
  return {
    game: HIGH_CARD,
    Table: eraseScreen(highCardTable(words, texts)),
    story: (facts, context) => (facts as readonly HighCardFact[]).map((fact) => words().fact(fact, context)),
  };
}

export async function loadHighCardForm(): Promise<GameForm> {
  const words = await loadWords();
  const { rules, presets } = HIGH_CARD;
  return {
    game: rules.game,
    players: rules.players,
    options: rules.options,
    presets,
    firstPreset: '',
    forNewcomers: null,
    difficulty: () => 'easy',
    picture: () => null,
    pictured: [],
    valuePicture: () => null,
    measured: ({ rounds }) => ({ seconds: 10 * Number(rounds), decisions: 4 * Number(rounds) }),
    groups: [{ title: null, options: ['rounds'] }],
    levels: levelsToMeet(HIGH_CARD_BOTS),
    words: () => words() as FormWords,
    playersText: () => highCardPageTexts(lang.value).players,
    automas: () => 0,
    alwaysSaid: () => [],
    races: ({ rounds }) => Number(rounds),
    itemsEach: () => 0,
    items: () => [],
    names: () => [],
  };
}

export const HIGH_CARD_RULES: RuleBook = {
  texts: () => {
    const { intro, section, rules } = highCardPageTexts(lang.value);
    return { title: 'High Card', intro, sections: { play: section }, rules };
  },
  sections: [{ id: 'play', rules: ['H-1', 'H-2', 'H-3', 'H-4'] }],
};
