import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, paddock } from '../testing.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/bots/simple-bot.ts', import.meta.url));
const folder = new Folder();

afterAll(() => folder.remove());

/** Answers every question with something that is not legal, then with something that is. */
const WRONG = `
const socket = new WebSocket(process.env.PADDOCK_URL.replace('http', 'ws') + '/api/socket', {
  headers: { authorization: 'Bearer ' + process.env.PADDOCK_TOKEN },
});
const watched = new Set();
const send = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => send({ type: 'hello', version: 4, wants: ['legal'] });
socket.onmessage = ({ data }) => {
  const { type, tables, table, asked, legal } = JSON.parse(data);
  if (type === 'hello') send({ type: 'mine', on: true });
  for (const { id } of type === 'mine' ? tables : []) {
    if (!watched.has(id)) send({ type: 'watch', table: id, content: null });
    watched.add(id);
  }
  if (type !== 'turn') return;
  send({ type: 'play', table, id: 'a' + table + asked, asked, do: ['fly away'] });
  send({ type: 'play', table, id: 'b' + table + asked, asked, do: [legal[0]] });
};
`;

describe('paddock bot check', () => {
  it('plays the example through whole games of both games, and finds nothing wrong', async () => {
    const call = [
      'bot',
      'check',
      `"${process.execPath}" "${EXAMPLE}"`,
      '--games',
      '2',
      '--against',
      'random',
    ];
    const { code, out, err } = await paddock([...call, '--json']);
    const checked = JSON.parse(out) as Record<string, unknown>[];
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(checked).toMatchObject([
      { game: 'formula', games: 2, finished: 2, refused: [] },
      { game: 'downforce', games: 2, finished: 2, refused: [] },
    ]);
    for (const { answers } of checked) expect(answers).toBeGreaterThan(20);
  }, 120_000);

  it('says what was wrong with the first answers that were refused', async () => {
    const file = folder.put('wrong.mjs', WRONG);
    const call = ['bot', 'check', `"${process.execPath}" "${file}"`, '--game', 'formula'];
    const { code, out } = await paddock([...call, '--games', '1', '--against', 'random']);
    expect(code).toBe(1);
    expect(out).toMatch(/“fly away” is not an action\. \(Notation\)/);
    expect(out).toMatch(/legal actions were: play \S+/);
    expect(out).toMatch(/played to the end by itself: 1 of 1/);
  }, 60_000);

  it.each([
    [['bot'], 2, 'say what to do: check'],
    [['bot', 'check'], 2, 'which bot?'],
    [['bot', 'check', 'x', '--against', 'nobody'], 2, 'nobody'],
    [['bot', 'check', 'x', '--game', 'chess'], 2, 'chess'],
    [['bot', 'check', 'exit 3'], 1, 'the bot exited (3)'],
    [['bot', 'check', 'ws://127.0.0.1:9'], 1, 'nobody answers at ws://127.0.0.1:9'],
  ] as const)('%j ends with %i: %s', async (args, code, said) => {
    const ran = await paddock(args);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(said);
  });
});
