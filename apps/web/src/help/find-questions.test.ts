import { LANGUAGES, languageModule, type Language } from '@paddock/words';
import { QUESTIONS as DOWNFORCE } from '@paddock/words/page/help/downforce';
import { QUESTIONS as FORMULA } from '@paddock/words/page/help/formula';
import type { QuestionText } from '@paddock/words/page/help/help';
import { describe, expect, it } from 'vitest';
import { findQuestions, type Question } from './find-questions.ts';
import { questionsOf } from './rule-guide.ts';

async function questions(game: 'downforce' | 'formula', language: Language): Promise<readonly Question[]> {
  const { load } = languageModule(language);
  const texts: Readonly<Record<string, QuestionText>> =
    game === 'downforce'
      ? (await load('downforceRules')).help.questions
      : (await load('formulaRules')).help.questions;
  return questionsOf(game === 'downforce' ? DOWNFORCE : FORMULA, texts);
}

describe('ordinary questions', () => {
  it.each([
    ['downforce', 'en', 'how do I win', 'D-E3'],
    ['downforce', 'en', 'how to win?', 'D-E3'],
    ['downforce', 'en', "why can't I bid", 'D-A7'],
    ['downforce', 'en', 'why can’t i bid', 'D-A7'],
    ['downforce', 'en', 'my car is stuck', 'D-R7'],
    ['downforce', 'en', 'what is the star', 'D-R4'],
    ['downforce', 'en', 'who starts', 'D-R1'],
    ['downforce', 'fr', 'comment gagner', 'D-E3'],
    ['downforce', 'fr', 'pourquoi je peux pas encherir', 'D-A7'],
    ['downforce', 'fr', 'voiture bloquee', 'D-R7'],
    ['downforce', 'pt', 'como ganho', 'D-E3'],
    ['downforce', 'pt', 'como ganhar', 'D-E3'],
    ['downforce', 'pt', 'porque nao posso licitar', 'D-A7'],
    ['downforce', 'pt', 'quanto pagam as apostas', 'D-E2'],
    ['formula', 'en', 'how do I win', 'F-E4'],
    ['formula', 'en', 'slipstreem', 'F-K1'],
    ['formula', 'fr', 'comment gagner', 'F-E4'],
    ['formula', 'fr', "qu'est-ce que l'aspiration", 'F-K1'],
    ['formula', 'pt', 'como ganho', 'F-E4'],
    ['formula', 'pt', 'piao', 'F-K10'],
  ] as const)('%s, %s: «%s» leads to %s', async (game, language, query, rule) => {
    const { found } = findQuestions(query, await questions(game, language));
    expect(found[0]?.rules[0]).toBe(rule);
  });

  it.each(LANGUAGES)('every question finds itself first, in %s', async (language) => {
    for (const game of ['downforce', 'formula'] as const) {
      const all = await questions(game, language);
      const first = all.map(({ ask }) => findQuestions(ask, all).found[0]?.id);
      expect(first).toEqual(all.map(({ id }) => id));
    }
  });

  it('nothing found names the nearest', async () => {
    const { found, nearest } = findQuestions('bananas', await questions('downforce', 'en'));
    expect(found).toEqual([]);
    expect(nearest).toHaveLength(3);
  });
});
