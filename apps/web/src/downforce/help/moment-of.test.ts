import { PHASES, type DownforceOptions } from '@paddock/downforce';
import { LANGUAGES, languageModule } from '@paddock/words';
import { MOMENTS, QUESTIONS, type DownforceMoment } from '@paddock/words/page/help/downforce';
import { SECTIONS } from '@paddock/words/page/rules/downforce';
import { describe, expect, it } from 'vitest';
import { tableKeys } from '../../help/help-now.ts';
import { answeredBy, momentOf } from './moment-of.ts';

const PRINTED = { auction: 'cards', bets: 'printed', timely: false } as const;
const RULES = new Set<string>(SECTIONS.flatMap(({ rules }) => rules));

function at(
  phase: (typeof PHASES)[number],
  options: Partial<DownforceOptions> = {},
  actor = 0,
): DownforceMoment {
  return momentOf({ phase, options: { ...PRINTED, ...options }, turn: 0, actor });
}

describe('help of Downforce', () => {
  it('speaks of every phase, and every moment is in some phase', () => {
    const variants = [
      at('bidding', { auction: 'dice' }),
      at('stepping', {}, 1),
      at('betting', { bets: 'odds' }),
      at('betting', { bets: 'penalty' }),
      at('betting', { bets: 'widespread' }),
      at('betting', { timely: true }),
    ];
    const met = new Set([...PHASES.map((phase) => at(phase)), ...variants]);
    expect([...met].toSorted()).toEqual(Object.keys(MOMENTS).toSorted());
  });

  it('knows the setup by what the table does before anybody is asked', () => {
    expect(PHASES.filter((phase) => at(phase) === 'setup')).toEqual([
      'drawing-track',
      'gridding',
      'dealing',
      'giving-cars',
      'giving-powers',
      'dealing-plaques',
      'drawing-first',
    ]);
  });

  it.each(LANGUAGES)('says what to do, and the rule, in %s', async (language) => {
    const { help } = await languageModule(language).load('downforceRules');
    const texts = Object.values(help.moments).flatMap(({ todo, rule }) => [todo, rule]);
    expect(texts.filter((text) => !/^\p{Lu}.{15,}\.$/u.test(text))).toEqual([]);
  });

  it('leads to rules that there are', () => {
    const named = [Object.values(MOMENTS).map(({ rules }) => rules), Object.values(QUESTIONS)].flat(2);
    expect(named.filter((rule) => !RULES.has(rule))).toEqual([]);
  });

  it.each(Object.keys(MOMENTS) as DownforceMoment[])('%s: the keys answer the question', (moment) => {
    const isFromHand = answeredBy(moment) === 'hand';
    const isFromRow = answeredBy(moment) === 'row';
    const keys = tableKeys({
      isAsked: true,
      isFromHand,
      isFromRow,
      isBegun: true,
      isMoving: false,
      hasHints: false,
    });
    expect(keys).toEqual(expect.arrayContaining(['choose', 'undo', 'side', 'mute', 'help']));
    expect(keys.includes('card')).toBe(isFromHand);
    expect(keys).not.toContain('skip');
  });
});
