import { describe, expect, it } from 'vitest';
import { commitmentTo } from '../fair.ts';
import type { Entry } from '../record.ts';
import { highCard } from '../testing/high-card.ts';
import {
  expectFound,
  OLD,
  RECORD,
  resummed,
  secret,
  withDeal,
  withEntry,
  type Change,
} from '../testing/sample-records.ts';
import { verify } from './verify.ts';

const otherNumber = (text: string | undefined) => (text === 'number 3' ? 'number 4' : 'number 3');

/** Entries: 0 the deal; 1 and 2 the first round's choices, 3 and 4 ready (4 with the next deal), 5 and 6 the second's. */
const ALTERATIONS: readonly (readonly [
  string,
  Change,
  { readonly code: string; readonly entry?: number },
])[] = [
  [
    'a card',
    withEntry(0, ({ then }) => ({ then: [otherNumber(then[0]), ...then.slice(1)] })),
    { code: 'other-draw', entry: 0 },
  ],
  [
    'a card nobody holds',
    withEntry(0, ({ then }) => ({ then: ['number 0', ...then.slice(1)] })),
    { code: 'other-draw', entry: 0 },
  ],
  [
    'the die',
    withEntry(2, ({ then }) => ({ then: then.with(1, otherNumber(then[1])) })),
    { code: 'other-draw', entry: 2 },
  ],
  ['a legal choice', withEntry(1, () => ({ do: ['fold'] })), { code: 'altered', entry: 1 }],
  ['an illegal choice', withEntry(1, () => ({ do: ['number 3'] })), { code: 'illegal', entry: 1 }],
  [
    'a choice that is not an action',
    withEntry(3, () => ({ do: ['jump'] })),
    { code: 'unreadable', entry: 3 },
  ],
  ['a seat', withEntry(1, () => ({ seat: 1 })), { code: 'altered', entry: 1 }],
  ['a seat that is not there', withEntry(1, () => ({ seat: 7 })), { code: 'illegal', entry: 1 }],
  ['who played for it', withEntry(1, () => ({ by: 'stand-in' })), { code: 'altered', entry: 1 }],
  ['a sum', withEntry(3, () => ({ sum: '0'.repeat(16) })), { code: 'altered', entry: 3 }],
  ['the number of a deal', withEntry(0, () => ({ deal: 1 })), { code: 'altered', entry: 0 }],
  [
    'one of TABLE’s actions left out',
    withEntry(0, ({ then }) => ({ then: then.slice(1) })),
    { code: 'other-draw', entry: 0 },
  ],
  [
    'all of TABLE’s actions left out',
    withEntry(0, () => ({ then: [] })),
    { code: 'table-missing', entry: 0 },
  ],
  [
    'one of TABLE’s actions too many',
    withEntry(1, () => ({ then: ['number 3'] })),
    { code: 'table-extra', entry: 1 },
  ],
  [
    'the order of two entries',
    (record) => ({ ...record, entries: swapped(record.entries, 1, 2) }),
    { code: 'table-extra', entry: 1 },
  ],
  [
    'an entry left out',
    (record) => ({ ...record, entries: record.entries.toSpliced(1, 1) }),
    { code: 'table-extra', entry: 1 },
  ],
  [
    'an entry twice',
    (record) => ({ ...record, entries: doubled(record.entries, 1) }),
    { code: 'illegal', entry: 2 },
  ],
  [
    'an entry after the end',
    (record) => ({ ...record, entries: doubled(record.entries, 6) }),
    { code: 'after-the-end', entry: 7 },
  ],
  [
    'a salt left out',
    (record) => withDeal(record, 0, { salts: ['aa'] }),
    { code: 'salts-missing', entry: 0 },
  ],
  ['a secret', (record) => withDeal(record, 1, { secret: secret(5) }), { code: 'bad-secret', entry: 4 }],
  [
    'a secret left out',
    (record) => ({ ...record, deals: record.deals.map(({ secret: _secret, ...deal }) => deal) }),
    { code: 'secret-missing', entry: 0 },
  ],
  [
    'a commitment',
    (record) => withDeal(record, 1, { commitment: secret(5) }),
    { code: 'bad-secret', entry: 4 },
  ],
  [
    'secret and commitment together',
    (record) => withDeal(record, 1, { secret: secret(5), commitment: commitmentTo(secret(5), 'm', 1) }),
    { code: 'other-draw', entry: 4 },
  ],
  [
    'a deal left out',
    (record) => ({ ...record, deals: record.deals.slice(0, 1) }),
    { code: 'deals-missing', entry: 4 },
  ],
  [
    'a deal too many',
    (record) => ({ ...record, deals: [...record.deals, ...record.deals] }),
    { code: 'deals-unused' },
  ],
  [
    'who is a bot',
    (record) => ({ ...record, seats: [{ ...record.seats[0], bot: 'club' }, record.seats[1] ?? {}] }),
    { code: 'altered', entry: 0 },
  ],
  ['the match', (record) => ({ ...record, match: 'n' }), { code: 'bad-secret', entry: 0 }],
  ['an option', (record) => ({ ...record, options: { rounds: 3 } }), { code: 'altered', entry: 0 }],
  [
    'an option into nonsense',
    (record) => ({ ...record, options: { rounds: 'many' } }),
    { code: 'bad-setup' },
  ],
  [
    'too many seats',
    (record) => ({ ...record, seats: Array.from({ length: 9 }, () => ({ name: 'x' })) }),
    { code: 'bad-setup' },
  ],
  ['the game', (record) => ({ ...record, game: 'chess' }), { code: 'other-game' }],
  ['the rulings', (record) => ({ ...record, rulings: 9 }), { code: 'other-rulings' }],
  ['the result', (record) => ({ ...record, result: { standings: [] } }), { code: 'other-result' }],
  ['the digest', (record) => ({ ...record, digest: secret(0) }), { code: 'other-digest' }],
  ['the result left out', ({ result: _result, ...record }) => record, { code: 'result-missing' }],
  [
    'the last entry left out',
    (record) => ({ ...record, entries: record.entries.slice(0, -1) }),
    { code: 'result-early' },
  ],
  [
    'a legal choice, with all sums recomputed',
    (record) => resummed(withEntry(1, () => ({ do: ['fold'] }))(record)),
    { code: 'other-result' },
  ],
  [
    'who is a bot, with all sums recomputed',
    (record) => resummed({ ...record, seats: [{ ...record.seats[0], bot: 'club' }, record.seats[1] ?? {}] }),
    { code: 'other-digest' },
  ],
  [
    'a card, with all sums recomputed',
    (record) =>
      resummed(withEntry(0, ({ then }) => ({ then: [otherNumber(then[0]), ...then.slice(1)] }))(record)),
    { code: 'other-draw', entry: 0 },
  ],
];

function swapped(entries: readonly Entry[], a: number, b: number): Entry[] {
  const [first, second] = [entries[a], entries[b]];
  if (first === undefined || second === undefined) throw new Error('no such entries');
  return entries.with(a, second).with(b, first);
}

function doubled(entries: readonly Entry[], at: number): Entry[] {
  return entries.flatMap((entry, index) => (index === at ? [entry, entry] : [entry]));
}

describe.each([
  [1, OLD],
  [2, RECORD],
] as const)('verify, format %i', (_format, record) => {
  it('says what it proved about a whole record', () => {
    const proof = { entries: 7, deals: 2, dealsProved: 2, finished: true, namesRemoved: false };
    expect(verify(highCard, record)).toMatchObject({ ok: true, proof });
  });

  it.each(ALTERATIONS)('finds %s altered, and names its entry', (_what, change, problem) => {
    expectFound(record, change, problem);
  });
});
