import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastChance, isRefusal, resolveOptions, seatsIn, TABLE, TABLE_ALONE } from '@paddock/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStrong, rulesWith } from '../find-game.ts';
import { contentOf, type TableContent } from '../tables/own-content.ts';
import { OWN, OWN_TABLE } from '../testing/own-content.ts';
import { BotThreads } from './bot-threads.ts';

/** A champion thinks for ever; every other answers at once. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, level }) => {
  if (level.startsWith('champion')) for (;;);
  parentPort.postMessage({ id, ok: true, answer: { do: [level], reasons: {} } });
});`;

/** Longer than any test waits: no thread is given up, and none is left alone with its table. */
const LONG_MS = 120_000;

let folder: string;
let threads: BotThreads;
let answered: string[];
const listener = { answered: (level: string) => answered.push(level), killed: () => undefined };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-threads-'));
  writeFileSync(join(folder, 'worker.cjs'), WORKER);
  answered = [];
  threads = new BotThreads(
    { threads: 1, limitMs: LONG_MS, lateMs: LONG_MS, iterations: 1 },
    listener,
    (_game, bot) => bot.startsWith('champion') || bot.startsWith('pro'),
    new URL(`file://${join(folder, 'worker.cjs')}`),
  );
});

afterEach(async () => {
  await threads.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** The first question of a game. */
function firstQuestion(game: string, given: Readonly<Record<string, unknown>>, content?: TableContent) {
  const rules = rulesWith(game, content);
  if (rules === undefined || isRefusal(rules)) throw new Error(game);
  const options = resolveOptions(rules.options, 3, given);
  if (isRefusal(options)) throw new Error(options.code);
  const state = rules.start({ players: 3, options });
  const chance = fastChance('threads');
  while (rules.toAct(state) === TABLE_ALONE) rules.apply(state, TABLE, rules.roll(state, chance));
  const [seat = 0] = seatsIn(rules.toAct(state));
  const isLegal = (text: string) => {
    const action = rules.read(text);
    return !isRefusal(action) && rules.refusal(state, seat, action) === undefined;
  };
  return { view: rules.view(state, seat), isLegal };
}

describe('levels that search', () => {
  it.each([
    ['formula', {}],
    ['downforce', { auction: 'none' }],
  ])('answer from the server’s own threads, with their characters: %s', async (game, options) => {
    const settings = { threads: 1, limitMs: LONG_MS, lateMs: LONG_MS, iterations: 300 };
    threads = new BotThreads(settings, listener, isStrong);
    const { view, isLegal } = firstQuestion(game, options);
    for (const bot of ['pro/Chiara', 'champion/Elif']) {
      expect(isStrong(game, bot)).toBe(true);
      const [first = ''] = (await threads.think(game, bot, view)) ?? [];
      expect(isLegal(first)).toBe(true);
    }
    expect(answered).toEqual(['pro', 'champion']);
  });
});

describe('a table with a custom deck and track', () => {
  it('has bots that play with them', async () => {
    const settings = { threads: 1, limitMs: LONG_MS, lateMs: LONG_MS, iterations: 300 };
    threads = new BotThreads(settings, listener, isStrong);
    const content = contentOf(OWN);
    const { view, isLegal } = firstQuestion('downforce', { ...OWN_TABLE.options, auction: 'none' }, content);
    expect(await threads.think('downforce', 'club', view)).toBeUndefined();
    for (let times = 0; times < 2; times++) {
      const [first = ''] = (await threads.think('downforce', 'club', view, content)) ?? [];
      expect(isLegal(first)).toBe(true);
    }
  });
});

describe('tables with champions', () => {
  it('keep no other table waiting: every other bot answers while they think', async () => {
    const champions = [1, 2, 3].map((table) => threads.think('g', 'champion/Bruno', table));
    const others = Array.from({ length: 20 }, (_, table) => threads.think('g', 'club/Ada', table));
    expect(await Promise.all(others)).toEqual(others.map(() => ['club/Ada']));
    // By level, regardless of the character.
    expect(answered).toEqual(others.map(() => 'club'));
    await threads.close();
    expect(await Promise.all(champions)).toEqual([undefined, undefined, undefined]);
  });

  it('wait for each other: a pro’s turn comes after the champion’s that was asked before', async () => {
    const champion = threads.think('g', 'champion', 1);
    const pro = threads.think('g', 'pro', 2);
    expect(await threads.think('g', 'rookie', 3)).toEqual(['rookie']);
    expect(await Promise.race([pro, Promise.resolve('waits')])).toBe('waits');
    await threads.close();
    expect(await Promise.all([champion, pro])).toEqual([undefined, undefined]);
  });
});
