import { namesOf, type GameRecord } from '@paddock/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, jsonLines, paddock, recordedGames, startPaddock } from '../testing.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const [one, two] = recordedGames(2, { races: 1 }) as [GameRecord, GameRecord];
const text = JSON.stringify(one);

/** The same game before its end: no result, and no secret for the race. */
function running(entries: number): object {
  const { result: _result, digest: _digest, deals, ...rest } = one;
  return {
    ...rest,
    deals: deals.map(({ secret: _secret, ...deal }) => deal),
    entries: one.entries.slice(0, entries),
  };
}

describe('paddock verify', () => {
  it('proves simulated seasons for every number of players', async () => {
    const files = [2, 3, 4, 5, 6].map((players) =>
      folder.put(`${players}.jsonl`, jsonLines(recordedGames(4, { players, races: 3 }))),
    );
    const { code, out, err } = await paddock(['verify', ...files]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd().split('\n')).toHaveLength(5);
    expect(out).toMatch(
      /4 games, nothing altered \(\d+ steps\), every move legal \(\d+ actions\), every draw follows from secrets sealed beforehand \(12 deals\)\./,
    );
  });

  it('reads a record on one line or several, several records, blank lines, and standard input', async () => {
    const pretty = folder.put('pretty.json', JSON.stringify(one, null, 2));
    const line = folder.put('line.json', text);
    const lines = folder.put('lines.jsonl', `\n${text}\r\n\n${JSON.stringify(two)}`);
    const { code, out, err } = await startPaddock(['verify', pretty, line, lines, '-'], {
      input: `\uFEFF${text}\n`,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/one game|2 games/g)).toEqual(['one game', 'one game', '2 games', 'one game']);
  });

  it('proves a running game so far, and says what is still open', async () => {
    const file = folder.put('running.json', JSON.stringify(running(12)));
    const { code, out, err } = await paddock(['verify', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(
      'the draws of 0 of 1 deal follow from secrets sealed beforehand, the others are not published yet; the game is still running.',
    );
  });

  it('proves the good ones of a file and names the bad ones', async () => {
    const bad = { ...two, seats: two.seats.with(0, {}) };
    const file = folder.put('mixed.jsonl', jsonLines([one, bad, two]));
    const { code, out, err } = await paddock(['verify', file]);
    expect(code).toBe(1);
    expect(out).toContain('2 games');
    expect(err).toBe(
      `paddock: ${file}, game 2: Step 1: its checksum is wrong: something was altered here.\n`,
    );
  });

  it('names the rule and the player of an illegal action, in the language asked for', async () => {
    const entries = one.entries.map((entry, at) =>
      at === 1 ? { ...entry, seat: (Number(entry.seat) + 1) % 3 } : entry,
    );
    const file = folder.put('turn.json', JSON.stringify({ ...one, entries }));
    const name = namesOf(one)[Number(one.entries[1].seat)];
    expect((await paddock(['verify', file])).err).toContain(`It is ${name}’s turn. (Turn order, F-S5)`);
    expect((await paddock(['verify', '--lang', 'fr', file])).err).toContain(
      `C’est à ${name} de jouer. (Ordre du jeu, F-S5)`,
    );
  });

  it.each([
    ['empty', '', 'There is no game record in it.'],
    ['not JSON', 'hello\nworld\n', 'This is not JSON, so it is not a game record.'],
    ['other JSON', '{"name":"x"}', 'This is not a game record.'],
    ['a number', '7', 'This is not a game record.'],
    ['a list', '[]', 'This is not a game record.'],
    ['cut off', text.slice(0, -300), 'This JSON ends in the middle: the record was cut off.'],
    ['cut off and printed wide', JSON.stringify(one, null, 1).slice(0, 2000), 'This JSON ends in the middle'],
    [
      'newer',
      text.replace('"paddock":2', '"paddock":3'),
      'This record was written by a newer version of Paddock',
    ],
    ['damaged', text.replace('"do":[]', '"do":7'), '“entries[0].do” is not as it should be'],
    [
      'of an unknown game',
      text.replace('"game":"formula"', '"game":"\\u001b[31mchess"'),
      'a record of «\uFFFD[31mchess»',
    ],
    [
      'nested beyond reason',
      text.replace('"drivers":[]', `"drivers":${'['.repeat(9000)}${']'.repeat(9000)}`),
      'This record is damaged',
    ],
    ['binary', '\u0000\u0001\u0002', 'This is not JSON'],
  ])('refuses a file that is %s: one line, exit code 1', async (name, content, told) => {
    const file = folder.put(`${name}.json`, content);
    const { code, out, err } = await paddock(['verify', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^paddock: [^\n]+\n$/);
    expect(err).toContain(told);
  });

  it('finds a truncated last line', async () => {
    const file = folder.put('cut.jsonl', `${jsonLines([one, two])}${text.slice(0, 500)}`);
    const { code, out, err } = await paddock(['verify', file]);
    expect(code).toBe(1);
    expect(out).toContain('2 games');
    expect(err).toContain('game 3: This JSON ends in the middle');
  });

  it('finds a damaged first line among good ones', async () => {
    const file = folder.put('first.jsonl', `${text.slice(0, 500)}\n${jsonLines([two])}`);
    const { code, out, err } = await paddock(['verify', file]);
    expect(code).toBe(1);
    expect(out).toContain('one game');
    expect(err).toContain('game 1: This JSON ends in the middle');
  });

  it('continues after an unreadable file, and exits with 2', async () => {
    const good = folder.put('good.json', text);
    const { code, out, err } = await paddock(['verify', folder.at('missing'), folder.path, good]);
    expect(code).toBe(2);
    expect(out).toContain('good.json: one game');
    expect(err).toMatch(
      /^paddock: cannot read .*missing: there is no such file or folder\npaddock: cannot read .*: it is a folder\n$/,
    );
  });
});
