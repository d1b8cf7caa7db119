import {
  canonical,
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Refusal,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
import { FORMULA_BOTS } from '../formula/search/levels.ts';
import type { Answer } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { playOut } from '../ladder/play-out.ts';
import { LEANINGS } from './leanings.ts';
import { BOT_NAMES, botOf, characterOf, isBotOf, levelOfBot } from './names.ts';

const ALL = { iterations: 100_000 };
/** Watches the game. */
const NOBODY = { asked: <T>(_seat: number, answer: () => T) => answer(), rolls: () => undefined };

describe('a bot’s name in a seat', () => {
  it.each([
    ['club/Bruno', 'club', 'Bruno', true],
    ['club', 'club', undefined, true],
    ['club/', 'club', undefined, false],
    ['club/Zoe', 'club', undefined, false],
    ['club/Bruno/Ada', 'club', 'Bruno', false],
    ['god/Bruno', 'god', 'Bruno', false],
    ['Bruno', 'Bruno', undefined, false],
  ])('%s', (bot, level, character, isKnown) => {
    expect([levelOfBot(bot), characterOf(bot), isBotOf(['rookie', 'club'], bot)]).toEqual([
      level,
      character,
      isKnown,
    ]);
  });

  it('is refused if there is no such level, for every character', () => {
    const answer = FORMULA_BOTS.answer('god/Bruno', '{}', 'seed', ALL);
    expect(answer).toMatchObject({ code: 'unknown-level', params: { level: 'god' } });
  });
});

function doneBy(answer: Answer | Refusal): string {
  return 'do' in answer ? answer.do.join() : answer.code;
}

/** What seats are asked in a game between clubs. */
function questionsOf({ game: { rules }, answer }: GameBots): string[] {
  const options = resolveOptions(rules.options, 4, {});
  if (isRefusal(options)) throw new Error(options.code);
  const state = rules.start({ players: 4, options });
  const chance = fastChance('characters');
  const views: string[] = [];
  for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
    if (acting === TABLE_ALONE) {
      rules.apply(state, TABLE, rules.roll(state, chance));
      continue;
    }
    const [seat = 0] = seatsIn(acting);
    const view = canonical(rules.view(state, seat));
    views.push(view);
    const said = answer('club', view, `question ${views.length}`, ALL);
    if (isRefusal(said)) throw new Error(said.code);
    for (const text of said.do) {
      const action = rules.read(text);
      if (isRefusal(action)) throw new Error(text);
      rules.apply(state, seat, action);
    }
  }
  return views;
}

describe.each([
  ['downforce', DOWNFORCE_BOTS],
  ['formula', FORMULA_BOTS],
] as const)('characters in %s', (_, bots) => {
  const questions = questionsOf(bots);

  it.each(['rookie', 'club'])(
    '%s: Ada plays as the level does, and everybody else in their own way',
    (level) => {
      const answerOf = (bot: string, view: string) => bots.answer(bot, view, 'seed', ALL);
      for (const view of questions.filter((_, at) => at % 9 === 0))
        for (const name of ['Ada', 'nobody-known'])
          expect(answerOf(botOf(level, name), view)).toEqual(answerOf(level, view));
      const others = BOT_NAMES.filter((name) => name !== 'Ada');
      const found = others.map((name) =>
        questions.find(
          (view) => doneBy(answerOf(botOf(level, name), view)) !== doneBy(answerOf(level, view)),
        ),
      );
      expect(found).not.toContain(undefined);
    },
  );

  it('six of them play a game to its end, twice the same', () => {
    const levels = BOT_NAMES.map((name) => botOf('rookie', name));
    const play = () => playOut(bots, { levels, options: {}, seed: 'six', ...ALL }, NOBODY);
    const played = play();
    expect(played).toHaveProperty('outcome');
    expect(play()).toEqual(played);
  });
});

it('every character likes something else, and Ada nothing', () => {
  expect(Object.keys(LEANINGS)).toEqual([...BOT_NAMES]);
  expect(new Set(Object.values(LEANINGS).map((leanings) => JSON.stringify(leanings))).size).toBe(
    BOT_NAMES.length,
  );
  expect(LEANINGS['Ada']).toEqual({});
});
