import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDigest, contentDigest, type OwnContent } from './content.ts';
import { Match } from './match.ts';
import { CONTENT_LIMITS, readOwnContent } from './reading/read-content.ts';
import { readRecord } from './reading/read-record.ts';
import { headSum, type GameRecord } from './record.ts';
import { isRefusal, refuse } from './refusal.ts';
import { seatsIn } from './seat.ts';
import { highCard } from './testing/high-card.ts';
import { resummed } from './testing/sample-records.ts';
import { verify } from './reading/verify.ts';

type HighCard = typeof highCard;

/** High card in which the first player begins with the points that a custom deck gives. */
const takesDeck: HighCard = {
  ...highCard,
  withContent: ({ deck }) => {
    const lead = deck?.['lead'];
    if (typeof lead !== 'number') return refuse('bad-deck', 'lead', { content: 'deck', at: 'lead' });
    return {
      ...takesDeck,
      start: (setup) => ({
        ...highCard.start(setup),
        scores: Array.from({ length: setup.players }, () => lead),
      }),
    };
  },
};

const DECK = { lead: 7, cards: [3, 1, 2] };

function played(content: OwnContent): GameRecord {
  const rules = takesDeck.withContent?.(content) ?? takesDeck;
  if (isRefusal(rules)) throw new Error(rules.code);
  const seats = [{ name: 'Ana' }, { name: 'Rui' }];
  const match = new Match(rules, { match: 'm', options: { rounds: 1 }, seats, content });
  match.openDeal('1'.repeat(64));
  match.sealDeal(['aa', 'bb']);
  const opening = match.open();
  if (isRefusal(opening)) throw new Error(opening.code);
  match.accept(opening);
  while (rules.toAct(match.state) !== 0) match.play(seatsIn(rules.toAct(match.state))[0] ?? 0, ['stay']);
  return match.record();
}

const RECORD = played({ deck: DECK });

function read(record: unknown): GameRecord {
  const found = readRecord(JSON.parse(JSON.stringify(record)));
  if ('code' in found) throw new Error(`${found.code} ${found.at}`);
  return found;
}

describe('a game with custom content', () => {
  it('has it in its record by value, and is verified with nothing else', () => {
    expect(RECORD.content).toEqual({ deck: { value: DECK } });
    expect(RECORD.result?.standings.map(({ score }) => score)).not.toContain(0);
    expect(verify(takesDeck, read(RECORD))).toMatchObject({ ok: true, proof: { finished: true } });
  });

  it('goes on with it when it is resumed or forked', () => {
    const rules = takesDeck.withContent?.({ deck: DECK }) ?? takesDeck;
    if (isRefusal(rules)) throw new Error(rules.code);
    const head = { match: 'm', options: { rounds: 1 }, seats: [{ name: 'A' }, { name: 'B' }] };
    const match = new Match(rules, { ...head, content: { deck: DECK } });
    expect(match.fork().record().content).toEqual({ deck: { value: DECK } });
    const again = Match.resume(rules, { ...head, content: { deck: DECK } }, [], []);
    expect('wrongEntry' in again ? again : again.record().content).toEqual({ deck: { value: DECK } });
  });

  it('seals it: other content, or none, is found', () => {
    const other = { ...RECORD, content: { deck: { value: { ...DECK, cards: [] } } } };
    expect(verify(takesDeck, read(other))).toMatchObject({
      ok: false,
      problem: { code: 'altered', entry: 0 },
    });
    const { content: _content, ...without } = RECORD;
    expect(verify(takesDeck, read(without))).toMatchObject({ ok: false, problem: { code: 'altered' } });
    const forged = resummed({ ...RECORD, content: { deck: { value: { lead: 8 } } } });
    expect(verify(takesDeck, read(forged))).toMatchObject({ ok: false, problem: { code: 'other-result' } });
  });

  it('may have it by digest alone: then the verifier supplies it', () => {
    const short = read({ ...RECORD, content: byDigest(RECORD.content ?? {}) });
    expect(short.content).toEqual({ deck: { digest: contentDigest(DECK) } });
    expect(headSum(short)).toBe(headSum(RECORD));
    expect(verify(takesDeck, short)).toEqual({
      ok: false,
      problem: { code: 'content-missing', found: 'deck' },
    });
    expect(verify(takesDeck, short, undefined, { deck: { cards: [3, 1, 2], lead: 7 } })).toMatchObject({
      ok: true,
    });
    expect(verify(takesDeck, short, undefined, { deck: { lead: 7 } })).toEqual({
      ok: false,
      problem: { code: 'other-content', found: 'deck' },
    });
  });

  it('is refused by a game that takes none, and by one that cannot use it', () => {
    expect(verify(highCard, RECORD)).toEqual({
      ok: false,
      problem: { code: 'unknown-content', found: 'deck' },
    });
    const bad = { ...RECORD, content: { deck: { value: { lead: 'a lot' } } } };
    expect(verify(takesDeck, read(bad))).toMatchObject({
      ok: false,
      problem: { code: 'bad-content', found: 'deck', refusal: { code: 'bad-deck', params: { at: 'lead' } } },
    });
  });
});

const { count, depth, length } = CONTENT_LIMITS;

/** A list of that length with nothing in it. */
function holes(count: number): unknown[] {
  const list: unknown[] = [];
  list.length = count;
  return list;
}

function nested(levels: number): unknown {
  let inner: unknown = 0;
  for (let level = 0; level < levels; level++) inner = [inner];
  return inner;
}

describe('bounds on content', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic['again'] = { cyclic };

  it.each([
    ['nothing', undefined, 'not-content', '', ''],
    ['a list', [{}], 'not-content', '', ''],
    ['no things', {}, 'not-content', '', ''],
    ['a thing that is a text', { deck: 'a deck' }, 'not-content', 'deck', ''],
    ['a strange name', { 'A Deck': {} }, 'not-content', 'A Deck', ''],
    [
      'too many things',
      Object.fromEntries(Array.from({ length: count + 1 }, (_, i) => [`t${i}`, {}])),
      'content-too-large',
      '',
      '',
    ],
    ['something deep', { deck: { a: nested(depth) } }, 'content-too-deep', 'deck', 'a[0][0][0][0][0][0][0]'],
    [
      'something very deep',
      { deck: { a: nested(100_000) } },
      'content-too-deep',
      'deck',
      'a[0][0][0][0][0][0][0]',
    ],
    [
      'a circle',
      { deck: cyclic },
      'content-too-deep',
      'deck',
      'again.cyclic.again.cyclic.again.cyclic.again.cyclic',
    ],
    ['a long text', { deck: { a: [1, 'x'.repeat(length)] } }, 'content-too-large', 'deck', 'a[1]'],
    ['a long list', { deck: { a: Array.from({ length: length + 1 }) } }, 'content-too-large', 'deck', 'a'],
    ['a list of holes', { deck: { a: holes(2 ** 32 - 1) } }, 'content-too-large', 'deck', 'a'],
    ['a hole', { deck: { a: [1, holes(1)[0]] } }, 'content-not-json', 'deck', 'a[1]'],
    ['what JSON cannot write', { deck: { a: 1n } }, 'content-not-json', 'deck', 'a'],
    ['no number', { deck: { a: { b: Infinity } } }, 'content-not-json', 'deck', 'a.b'],
    ['a function', { deck: { toJSON: () => 'x' } }, 'content-not-json', 'deck', 'toJSON'],
    [
      'control characters by the thousand',
      { deck: { a: '\u0001'.repeat(20_000) } },
      'content-too-large',
      '',
      '',
    ],
  ])('%s', (_what, data, code, content, at) => {
    expect(readOwnContent(data)).toMatchObject({ code, rule: 'content', params: { content, at } });
  });

  it('what they allow, a record may hold', () => {
    const widest = { deck: { a: 'x'.repeat(length - '{"deck":{"value":{"a":""}}}'.length) } };
    const deepest = { deck: { a: nested(depth - 3) } };
    for (const own of [widest, deepest, { deck: DECK, 'track-2': { of: [] } }]) {
      expect(readOwnContent(own)).toBe(own);
      const content = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }]));
      expect(readRecord({ ...RECORD, content })).not.toHaveProperty('code');
    }
    expect(readOwnContent({ deck: { a: `${widest.deck.a}x` } })).toHaveProperty('code', 'content-too-large');
  });

  it('any JSON at all is read or refused, by both alike', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('deck', 'track', 'track-2', 'Deck', '__proto__'), fc.jsonValue()),
        (own) => {
          const data: unknown = JSON.parse(JSON.stringify(own));
          const values = Object.entries(own).map(([name, value]) => [name, { value }] as const);
          const record = readRecord({ ...RECORD, content: Object.fromEntries(values) });
          expect('code' in record).toBe(isRefusal(readOwnContent(data)));
        },
      ),
      { numRuns: 300 },
    );
  });
});
