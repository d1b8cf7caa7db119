import { KINDS, PHASES } from '@paddock/formula';
import { LANGUAGES, languageModule } from '@paddock/words';
import { MOMENTS, QUESTIONS } from '@paddock/words/page/help/formula';
import { SECTIONS } from '@paddock/words/page/rules/formula';
import { describe, expect, it } from 'vitest';
import { momentOf } from './moment-of.ts';

const RULES = new Set<string>(SECTIONS.flatMap(({ rules }) => rules));

describe('help of Formula', () => {
  it('speaks of every phase with every card, and every moment is in some phase', () => {
    const met = new Set([momentOf({ phase: 'playing', card: null, pile: 0 })]);
    for (const phase of PHASES) {
      met.add(momentOf({ phase, card: null, pile: 5 }));
      for (const { name } of KINDS) met.add(momentOf({ phase, card: name, pile: 5 }));
    }
    expect([...met].toSorted()).toEqual(Object.keys(MOMENTS).toSorted());
  });

  it.each(LANGUAGES)('says what to do, and the rule, in %s', async (language) => {
    const { help } = await languageModule(language).load('formulaRules');
    const texts = Object.values(help.moments).flatMap(({ todo, rule }) => [todo, rule]);
    expect(texts.filter((text) => !/^\p{Lu}.{15,}\.$/u.test(text))).toEqual([]);
  });

  it('leads to rules that there are', () => {
    const named = [...Object.values(MOMENTS), ...Object.values(QUESTIONS)].flat();
    expect(named.filter((rule) => !RULES.has(rule))).toEqual([]);
  });

  it.each(LANGUAGES)('the other game’s words are not in it: %s', async (language) => {
    const { load } = languageModule(language);
    const [downforce, formula] = [await load('downforceRules'), await load('formulaRules')];
    expect(Object.values(downforce.help.keys).join()).not.toMatch(/line of cars|file|fila/);
    expect(Object.values(formula.help.keys).join()).not.toMatch(/space|track|case|piste|casa|pista/);
  });
});
