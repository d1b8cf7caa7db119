import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord } from './read-record.ts';
import { highCard } from '../testing/high-card.ts';
import { OLD, RECORD, secret } from '../testing/sample-records.ts';
import { verify } from './verify.ts';

const SUM = '0'.repeat(16);

describe('a record from outside', () => {
  it('is accepted, with or without an end', () => {
    const text: unknown = JSON.parse(JSON.stringify(RECORD));
    expect(readRecord(text)).toEqual(RECORD);
    expect(readRecord(JSON.parse(JSON.stringify(OLD)))).toEqual(OLD);
    const { result: _result, digest: _digest, ...running } = RECORD;
    expect(readRecord(running)).toEqual(running);
  });

  it.each([
    [null, 'not-a-record', ''],
    [[], 'not-a-record', ''],
    [{}, 'not-a-record', ''],
    [{ ...RECORD, paddock: 'one' }, 'not-a-record', 'paddock'],
    [{ ...RECORD, paddock: 3 }, 'newer-format', 'paddock'],
    [{ ...RECORD, paddock: 0 }, 'malformed', 'paddock'],
    [{ ...RECORD, game: 7 }, 'malformed', 'game'],
    [{ ...RECORD, rulings: -1 }, 'malformed', 'rulings'],
    [{ ...RECORD, match: 'x'.repeat(200) }, 'malformed', 'match'],
    [{ ...RECORD, options: [] }, 'malformed', 'options'],
    [{ ...RECORD, options: { a: 'x'.repeat(9000) } }, 'malformed', 'options'],
    [{ ...RECORD, seats: 'two' }, 'malformed', 'seats'],
    [{ ...OLD, seats: [{ name: 'a\u0007' }] }, 'malformed', 'seats[0].name'],
    [{ ...OLD, seats: [{ name: 'a', bot: 5 }] }, 'malformed', 'seats[0].bot'],
    [{ ...OLD, seats: [{ name: 'a' }, {}] }, 'malformed', 'seats[1].name'],
    [{ ...OLD, head: '0'.repeat(16) }, 'malformed', 'head'],
    [{ ...OLD, seats: [{ name: 'a' }, {}], head: 'short' }, 'malformed', 'head'],
    [{ ...OLD, names: ['a', 'b'] }, 'malformed', 'names'],
    [{ ...OLD, content: { deck: { digest: secret(0) } } }, 'malformed', 'content'],
    [{ ...RECORD, head: '0'.repeat(16) }, 'malformed', 'head'],
    [{ ...RECORD, seats: [{ name: 'a' }, {}] }, 'malformed', 'seats[0].name'],
    [{ ...RECORD, seats: [{ bot: 5 }, {}] }, 'malformed', 'seats[0].bot'],
    [{ ...RECORD, names: ['a'] }, 'malformed', 'names'],
    [{ ...RECORD, names: ['a', 'b\u0007'] }, 'malformed', 'names'],
    [{ ...RECORD, names: 'ab' }, 'malformed', 'names'],
    [{ ...RECORD, content: {} }, 'malformed', 'content'],
    [{ ...RECORD, content: 'deck' }, 'malformed', 'content'],
    [{ ...RECORD, content: { deck: { digest: 'short' } } }, 'malformed', 'content.deck'],
    [{ ...RECORD, content: { deck: { digest: secret(0), value: {} } } }, 'malformed', 'content.deck'],
    [{ ...RECORD, content: { 'a deck': { digest: secret(0) } } }, 'malformed', 'content.a deck'],
    [{ ...RECORD, content: { deck: { value: 'x'.repeat(100) } } }, 'malformed', 'content.deck'],
    [{ ...RECORD, content: { deck: { value: { a: 'x'.repeat(100_000) } } } }, 'malformed', 'content'],
    [{ ...RECORD, content: { deck: { value: { a: [[[[[[[[[[[]]]]]]]]]]] } } } }, 'malformed', 'content'],
    [
      { ...OLD, entries: [{ hands: [{ seat: 0 }], do: [], then: [], sum: SUM }] },
      'malformed',
      'entries[0].hands',
    ],
    [{ ...OLD, entries: [{ hints: 1, do: [], then: [], sum: SUM }] }, 'malformed', 'entries[0].hints'],
    [{ ...RECORD, entries: [{ hands: [], do: [], then: [], sum: SUM }] }, 'malformed', 'entries[0].hands'],
    [{ ...RECORD, entries: [{ hands: {}, do: [], then: [], sum: SUM }] }, 'malformed', 'entries[0].hands'],
    [
      { ...RECORD, entries: [{ hands: [{ seat: -1 }], do: [], then: [], sum: SUM }] },
      'malformed',
      'entries[0].hands',
    ],
    [
      { ...RECORD, entries: [{ hands: [{ seat: 0, by: 1 }], do: [], then: [], sum: SUM }] },
      'malformed',
      'entries[0].hands',
    ],
    [{ ...RECORD, entries: [{ hints: 0, do: [], then: [], sum: SUM }] }, 'malformed', 'entries[0].hints'],
    [{ ...RECORD, entries: [{ hints: 1001, do: [], then: [], sum: SUM }] }, 'malformed', 'entries[0].hints'],
    [{ ...RECORD, deals: [null] }, 'malformed', 'deals[0]'],
    [{ ...RECORD, deals: [{ commitment: 'xyz', salts: [] }] }, 'malformed', 'deals[0].commitment'],
    [
      { ...RECORD, deals: [{ commitment: secret(0), salts: [], secret: 'q' }] },
      'malformed',
      'deals[0].secret',
    ],
    [{ ...RECORD, deals: [{ commitment: secret(0), salts: [7] }] }, 'malformed', 'deals[0].salts'],
    [{ ...RECORD, deals: [{ commitment: secret(0), salts: [] }] }, 'malformed', 'deals[0].hashes'],
    [
      { ...RECORD, deals: [{ commitment: secret(0), salts: [], hashes: ['x'] }] },
      'malformed',
      'deals[0].hashes',
    ],
    [{ ...OLD, deals: [{ commitment: secret(0), salts: [], hashes: [] }] }, 'malformed', 'deals[0].hashes'],
    [{ ...RECORD, entries: [{ do: 'x', then: [], sum: '' }] }, 'malformed', 'entries[0].do'],
    [{ ...RECORD, entries: [{ do: [], then: ['x'.repeat(99)], sum: '' }] }, 'malformed', 'entries[0].then'],
    [{ ...RECORD, entries: [{ do: [], then: [], sum: 'short' }] }, 'malformed', 'entries[0].sum'],
    [{ ...RECORD, entries: [{ seat: 1.5, do: [], then: [], sum: '' }] }, 'malformed', 'entries[0].seat'],
    [{ ...RECORD, entries: [{ by: 'magic', do: [], then: [], sum: '' }] }, 'malformed', 'entries[0].by'],
    [{ ...RECORD, entries: [{ deal: -2, do: [], then: [], sum: '' }] }, 'malformed', 'entries[0].deal'],
    [{ ...RECORD, cheat: 1 }, 'malformed', 'cheat'],
    [{ ...OLD, seats: [{ name: 'a', rank: 1 }] }, 'malformed', 'seats[0].rank'],
    [{ ...RECORD, options: { a: [[[[[]]]]] } }, 'malformed', 'options'],
    [{ ...RECORD, result: 'won' }, 'malformed', 'result'],
    [{ ...RECORD, result: { standings: 5 } }, 'malformed', 'result.standings'],
    [{ ...RECORD, digest: 'short' }, 'malformed', 'digest'],
  ])('is refused with the place: case %#', (value, code, at) => {
    expect(readRecord(value)).toEqual({ code, at });
  });

  it('never throws, nor does verifying what was accepted', () => {
    const outcomes = new Set<string>();
    const part = fc.constantFrom(...Object.keys(RECORD), 'content', 'head');
    fc.assert(
      fc.property(part, fc.jsonValue(), (key, value) => {
        const read = readRecord({ ...RECORD, [key]: value });
        outcomes.add('code' in read ? read.code : String(verify(highCard, read).ok));
      }),
    );
    expect(outcomes).toContain('malformed');
  });
});
