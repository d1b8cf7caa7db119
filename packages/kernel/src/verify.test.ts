import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentTo } from './fair.ts';
import { Match } from './match.ts';
import { namesOf, withoutNames } from './names.ts';
import { readRecord } from './read-record.ts';
import { entrySum, handsAfter, headSum, type Entry, type GameRecord, type RecordFormat } from './record.ts';
import { isRefusal } from './refusal.ts';
import { seatsIn } from './seat.ts';
import { highCard } from './testing/high-card.ts';
import { verify } from './verify.ts';

const secret = (deal: number) => `${deal + 1}`.repeat(64).slice(0, 64);

/** In format 2 a bot takes the second seat in entry 3, which also notes hints. */
function sample(paddock: RecordFormat): GameRecord {
  const match = new Match(highCard, {
    paddock,
    match: 'm',
    options: { rounds: 2 },
    seats: [{ name: 'Ana' }, { name: 'Rui' }],
  });
  for (const deal of [0, 1]) {
    match.openDeal(secret(deal));
    match.sealDeal(['aa', 'bb']);
  }
  const opening = match.open();
  if (isRefusal(opening)) throw new Error(opening.code);
  match.accept(opening);
  while (highCard.toAct(match.state) !== 0) {
    const [seat = 0] = seatsIn(highCard.toAct(match.state));
    const note = paddock === 2 && match.length === 3 ? { hands: [{ seat: 1, bot: 'club' }], hints: 3 } : {};
    match.play(seat, [match.state.ready === null ? 'stay' : 'ready'], note);
  }
  return match.record();
}

const RECORD = sample(2);
const OLD = sample(1);

type Change = (record: GameRecord) => GameRecord;

function withEntry(at: number, change: (entry: Entry) => Partial<Entry>): Change {
  return (record) => ({
    ...record,
    entries: record.entries.map((entry, index) => (index === at ? { ...entry, ...change(entry) } : entry)),
  });
}

/** As a forger would: recomputes every sum. */
function resummed(record: GameRecord): GameRecord {
  let sum = headSum(record);
  const entries = record.entries.map((entry) => {
    sum = entrySum(sum, entry, entry.deal === undefined ? undefined : record.deals[entry.deal]);
    return { ...entry, sum };
  });
  return { ...record, entries };
}

const SUM = '0'.repeat(16);
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
  ['a salt', (record) => withDeal(record, 1, { salts: ['aa', 'bc'] }), { code: 'other-draw', entry: 4 }],
  [
    'a salt left out',
    (record) => withDeal(record, 0, { salts: ['aa'] }),
    { code: 'salts-missing', entry: 0 },
  ],
  ['a secret', (record) => withDeal(record, 1, { secret: secret(5) }), { code: 'bad-secret', entry: 4 }],
  [
    'a secret left out',
    (record) => ({ ...record, deals: record.deals.map(({ commitment, salts }) => ({ commitment, salts })) }),
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
    'a legal choice, with all sums anew',
    (record) => resummed(withEntry(1, () => ({ do: ['fold'] }))(record)),
    { code: 'other-result' },
  ],
  [
    'who is a bot, with all sums anew',
    (record) => resummed({ ...record, seats: [{ ...record.seats[0], bot: 'club' }, record.seats[1] ?? {}] }),
    { code: 'other-digest' },
  ],
  [
    'a card, with all sums anew',
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

function withDeal(record: GameRecord, at: number, change: Partial<GameRecord['deals'][number]>): GameRecord {
  return {
    ...record,
    deals: record.deals.map((deal, index) => (index === at ? { ...deal, ...change } : deal)),
  };
}

function expectFound(
  record: GameRecord,
  change: Change,
  problem: { readonly code: string; readonly entry?: number },
): void {
  const altered = change(structuredClone(record));
  expect(altered).not.toEqual(record);
  const verdict = verify(highCard, altered);
  expect(verdict).toMatchObject({ ok: false, problem });
  if (!('entry' in problem)) expect(verdict).not.toHaveProperty('problem.entry');
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

/** As a forger would: in an entry with all sums anew. */
const withHands = (at: number, hands: Entry['hands']): Change => {
  return (record) => resummed(withEntry(at, () => ({ ...(hands && { hands }) }))(record));
};

describe('seats that change hands, and hints', () => {
  it.each([
    ['other hands', withEntry(3, () => ({ hands: [{ seat: 0, bot: 'club' }] })), 'altered', 3],
    ['another bot', withEntry(3, () => ({ hands: [{ seat: 1, bot: 'pro' }] })), 'altered', 3],
    ['no hands', withEntry(3, ({ hands: _hands, ...entry }) => ({ ...entry, hands: [] })), 'altered', 3],
    ['hands elsewhere', withEntry(2, () => ({ hands: [{ seat: 0, bot: 'club' }] })), 'altered', 2],
    ['other hints', withEntry(3, () => ({ hints: 2 })), 'altered', 3],
    ['hints elsewhere', withEntry(1, () => ({ hints: 1 })), 'altered', 1],
    ['a seat that is not there', withHands(2, [{ seat: 2, bot: 'club' }]), 'bad-hands', 2],
    ['a person for a person', withHands(2, [{ seat: 0 }]), 'bad-hands', 2],
    ['a bot for the same bot', withHands(4, [{ seat: 1, bot: 'club' }]), 'bad-hands', 4],
    [
      'a seat twice',
      withHands(2, [
        { seat: 0, bot: 'club' },
        { seat: 0, bot: 'pro' },
      ]),
      'bad-hands',
      2,
    ],
  ])('are found altered: %s', (_what, change, code, entry) => {
    expectFound(RECORD, change, { code, entry });
  });

  it('are followed from entry to entry', () => {
    const back = withHands(5, [{ seat: 1 }])(RECORD);
    expect(verify(highCard, back)).toMatchObject({ ok: false, problem: { code: 'other-digest' } });
    expect(handsAfter(back.seats, back.entries.slice(0, 5))).toEqual([{}, { bot: 'club' }]);
    expect(handsAfter(back.seats, back.entries)).toEqual([{}, {}]);
  });
});

describe('names', () => {
  it('are sealed in format 1', () => {
    const renamed = { ...OLD, seats: [{ name: 'Eve' }, { name: 'Rui' }] };
    expectFound(OLD, () => renamed, { code: 'altered', entry: 0 });
    expectFound(OLD, () => resummed(renamed), { code: 'other-digest' });
  });

  it.each([
    [1, OLD],
    [2, RECORD],
  ] as const)('can be removed in format %i, and the rest stays proved', (_format, record) => {
    const removed = withoutNames(record, (seat) => seat === 1);
    expect(JSON.stringify(removed)).not.toContain('Rui');
    expect(namesOf(removed)).toEqual(['Ana', '#2']);
    const read = readRecord(JSON.parse(JSON.stringify(removed)));
    if ('code' in read) throw new Error(`${read.code} ${read.at}`);
    expect(verify(highCard, read)).toMatchObject({ ok: true, proof: { dealsProved: 2, namesRemoved: true } });
    expectFound(
      read,
      withEntry(1, () => ({ do: ['fold'] })),
      { code: 'altered', entry: 1 },
    );
    const nameless = withoutNames(read, () => true);
    expect(namesOf(nameless)).toEqual(['#1', '#2']);
    expect(verify(highCard, nameless)).toMatchObject({ ok: true });
    expect(withoutNames(record, () => false)).toEqual(record);
  });

  it('cannot be removed from format 1 with a sum of one’s own', () => {
    const removed = withoutNames(OLD, () => true);
    expectFound(removed, (record) => ({ ...record, head: '0'.repeat(16) }), {
      code: 'altered',
      entry: 0,
    });
  });
});

describe('content', () => {
  it('is refused, since this version knows none', () => {
    const content = { deck: { digest: secret(0) }, track: { value: { name: 'Ring', spaces: [1, 2] } } };
    const read = readRecord(JSON.parse(JSON.stringify({ ...RECORD, content })));
    if ('code' in read) throw new Error(`${read.code} ${read.at}`);
    expect(verify(highCard, read)).toEqual({
      ok: false,
      problem: { code: 'unknown-content', found: 'deck' },
    });
    expect(headSum(read)).not.toBe(headSum(RECORD));
  });
});

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
