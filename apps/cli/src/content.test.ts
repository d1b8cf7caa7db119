import { readFileSync } from 'node:fs';
import { CIRCUITS, reconstructedDeck, type TrackFile } from '@paddock/downforce';
import { byDigest, fastChance, type GameRecord } from '@paddock/kernel';
import { randomDeck } from '@paddock/downforce/testing/random-content';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, paddock } from './testing.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const DECK = { ...randomDeck(fastChance('cli')), author: 'Ana' };
const TRACK: TrackFile = { ...CIRCUITS['river-station'], id: 'home', name: 'Round the House' };
const deck = folder.put('deck.json', JSON.stringify(DECK));
const track = folder.put('track.json', JSON.stringify(TRACK));

async function simulated(...args: readonly string[]): Promise<string> {
  const out = folder.at(`games-${args.length}.jsonl`);
  const { code, err } = await paddock(['simulate', '--game', 'downforce', '--out', out, ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

function recordsIn(file: string): GameRecord[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as GameRecord);
}

describe('a custom deck and tracks on the command line', () => {
  it('are in the record, which is verified, shown and found altered without the files', async () => {
    const file = await simulated('--deck', deck, '--track', track, '--players', '2', '--games', '2');
    const [record] = recordsIn(file);
    expect(record?.content).toEqual({ deck: { value: DECK }, track: { value: TRACK } });
    expect(record?.options).toMatchObject({ track: 'home' });
    expect(await paddock(['verify', file])).toMatchObject({ code: 0, err: '' });
    const shown = await paddock(['show', file]);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('Track: Round the House');
    expect(shown.out).toContain('Played with «A random deck» by Ana and «Round the House»');
    const other = { ...record, content: { ...record?.content, deck: { value: reconstructedDeck } } };
    const altered = folder.put('altered.json', JSON.stringify(other));
    expect(await paddock(['verify', altered])).toMatchObject({ code: 1 });
    const short = { ...record, content: byDigest(record?.content ?? {}) };
    const missing = await paddock(['verify', folder.put('short.json', JSON.stringify(short))]);
    expect(missing.code).toBe(1);
    expect(missing.err).toContain('it was played with its own “deck”, which is not in the record');
  });

  it('go on a tour, each file once, beside ours', async () => {
    const tour = `${track},marina-bay,${track}`;
    const file = await simulated('--worldTour', tour, '--players', '2', '--games', '1');
    const [record] = recordsIn(file);
    expect(record?.options).toMatchObject({ worldTour: ['home', 'marina-bay', 'home'] });
    expect(Object.keys(record?.content ?? {})).toEqual(['track']);
    expect(await paddock(['verify', file])).toMatchObject({ code: 0 });
    const { out } = await paddock(['show', file, '--lang', 'fr']);
    expect(out).toContain('Round the House, ');
  });

  it('are reviewed', async () => {
    const few = { ...DECK, cards: [{ kind: 'w6w5w4w3w2w1', count: 12 }] };
    const file = await simulated(
      '--deck',
      folder.put('few.json', JSON.stringify(few)),
      '--players',
      '2',
      '--games',
      '1',
    );
    expect(await paddock(['review', file, '--effort', '1'])).toMatchObject({ code: 0, err: '' });
  });

  it('leave a record below 25 KB without them', async () => {
    const big = {
      ...DECK,
      cards: [
        { kind: 'k6b5g4y3o2r1', count: 30 },
        { kind: 'w6w5w4w3w2w1', count: 30 },
      ],
    };
    const file = await simulated(
      '--deck',
      folder.put('big.json', JSON.stringify(big)),
      '--players',
      '6',
      '--games',
      '3',
    );
    for (const record of recordsIn(file)) {
      const { content = {}, ...rest } = record;
      expect(JSON.stringify({ ...rest, content: byDigest(content) }).length).toBeLessThan(25_000);
    }
  });

  it.each([
    ['en', 'deck.json: “deck”, at cards[0]: card 1 has 7 lines; a card has one to 6. (The cards, D-C2)'],
    [
      'fr',
      'deck.json : « deck », cards[0] : la carte 1 a 7 lignes ; une carte en a d’une à 6. (Les cartes, D-C2)',
    ],
    [
      'pt',
      'deck.json: «deck», cards[0]: a carta 1 tem 7 linhas; uma carta tem de uma a 6. (As cartas, D-C2)',
    ],
  ])('are refused with the file, the place and the rule: %s', async (language, sentence) => {
    const bad = { ...DECK, cards: [{ kind: 'w1w1w1w1w1w1w1', count: 12 }] };
    const file = folder.put('bad-deck.json', JSON.stringify(bad));
    const call = ['simulate', '--game', 'downforce', '--deck', file, '--lang', language];
    const { code, err } = await paddock(call);
    expect(code).toBe(1);
    expect(err.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sentence);
  });

  it.each([
    [['--deck', 'missing.json'], 2, 'missing.json'],
    [['--track', track, '--deck', track], 1, '“deck”, at '],
    [['--track', 'nowhere'], 2, 'Track must be a track'],
    [['--game', 'formula', '--deck', deck], 2, '--deck'],
  ])('%j is refused', async (args, code, part) => {
    const ran = await paddock([
      'simulate',
      ...(args.includes('--game') ? [] : ['--game', 'downforce']),
      ...args,
    ]);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(part);
  });
});
