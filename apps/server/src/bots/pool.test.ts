import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BotPool } from './pool.ts';

/**
 * A bot that hangs for one view, for one level, or with one content; every other answers with its level and the contents
 * that its thread knows, or says which thread it is and how often that was sent a content.
 */
const WORKER = `
const { parentPort, threadId } = require('node:worker_threads');
const known = [];
let sent = 0;
parentPort.on('message', ({ id, level, view, content }) => {
  if (content?.value) sent++;
  if (content && !known.includes(content.digest)) {
    const refusal = { code: 'content-needed', rule: 'bots', params: {} };
    if (!content.value) return parentPort.postMessage({ id, ok: false, refusal });
    known.push(content.digest);
  }
  if (level.startsWith('broken') || view === '"hang"' || content?.digest === 'hang') for (;;);
  const said = { '"thread"': [String(threadId)], '"sent"': [String(sent)] }[view] ?? [level, ...known];
  parentPort.postMessage({ id, ok: true, answer: { do: said, reasons: {} } });
});`;

/** Longer than any test waits for an answer that must come before it. */
const LONG_MS = 120_000;

let folder: string;
let pool: BotPool;
let killed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-pool-'));
  writeFileSync(join(folder, 'worker.cjs'), WORKER);
  killed = [];
});

afterEach(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

function open(limitMs: number, lateMs: number): BotPool {
  const listener = { answered: () => undefined, killed: (level: string) => killed.push(level) };
  const entry = new URL(`file://${join(folder, 'worker.cjs')}`);
  pool = new BotPool({ threads: 1, limitMs, lateMs, iterations: 1 }, listener, entry);
  return pool;
}

/** A busy machine may take longer to start a thread than a bot is given. */
async function answerOf(level: string): Promise<readonly string[] | undefined> {
  for (let tries = 1; tries < 3; tries++) {
    const answer = await pool.think('g', level, 'x');
    if (answer !== undefined) return answer;
  }
  return pool.think('g', level, 'x');
}

describe('a bot that hangs', () => {
  it('keeps only its own table waiting', async () => {
    open(LONG_MS, 200);
    const hanging = [pool.think('g', 'club', 'hang'), pool.think('g', 'club', 'hang')];
    const others = await Promise.all(['club', 'rookie', 'club'].map((level) => pool.think('g', level, 'x')));
    expect(others).toEqual([['club'], ['rookie'], ['club']]);
    expect(killed).toEqual([]);
    await pool.close();
    expect(await Promise.all(hanging)).toEqual([undefined, undefined]);
  });

  it('does not cost the thread beside it its place', async () => {
    open(LONG_MS, 200);
    const hanging = pool.think('g', 'club', 'hang');
    const first = await pool.think('g', 'club', 'thread');
    expect(await pool.think('g', 'club', 'thread')).toEqual(first);
    await pool.close();
    expect(await hanging).toBeUndefined();
  });

  it('is ended, and its thread replaced', async () => {
    open(1_000, 200);
    expect(await pool.think('g', 'club', 'hang')).toBeUndefined();
    expect(killed).toEqual(['club']);
    expect(await answerOf('club')).toEqual(['club']);
  });

  it('is not asked again for a while where its level hung every time; others are', async () => {
    open(400, 200);
    for (const bot of ['broken/Ada', 'broken/Bruno', 'broken']) await pool.think('g', bot, 'x');
    expect(killed).toHaveLength(3);
    const answers = await Promise.all(Array.from({ length: 50 }, () => pool.think('g', 'broken', 'x')));
    expect(new Set(answers)).toEqual(new Set([undefined]));
    expect(killed).toHaveLength(3);
    expect(await answerOf('club')).toEqual(['club']);
  });

  it('with a table’s custom content is asked as before at other tables', async () => {
    open(400, 200);
    const own = { digest: 'hang', own: { track: {} }, names: {} };
    for (let times = 0; times < 3; times++) await pool.think('g', 'club', 'x', own);
    expect(killed).toHaveLength(3);
    expect(await pool.think('g', 'club', 'x', own)).toBeUndefined();
    expect(killed).toHaveLength(3);
    expect(await answerOf('club')).toEqual(['club']);
  });
});

describe('a table’s custom content', () => {
  it('goes to a thread once, and by its digest afterwards', async () => {
    open(LONG_MS, LONG_MS);
    const contentOf = (digest: string) => ({ digest, own: { deck: {} }, names: {} });
    const think = (digest: string) => pool.think('g', 'club', 'x', contentOf(digest));
    expect(await think('one')).toEqual(['club', 'one']);
    expect(await think('one')).toEqual(['club', 'one']);
    expect(await think('two')).toEqual(['club', 'one', 'two']);
    expect(await think('one')).toEqual(['club', 'one', 'two']);
    expect(await pool.think('g', 'club', 'x')).toEqual(['club', 'one', 'two']);
    expect(await pool.think('g', 'club', 'sent')).toEqual(['2']);
  });
});
