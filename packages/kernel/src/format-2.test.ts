import { describe, expect, it } from 'vitest';
import { saltHash } from './fair.ts';
import { Match } from './match.ts';
import { namesOf, withoutNames } from './reading/names.ts';
import { readRecord } from './reading/read-record.ts';
import { handsAfter, headSum, type Entry } from './record.ts';
import { isRefusal } from './refusal.ts';
import { highCard } from './testing/high-card.ts';
import {
  expectFound,
  OLD,
  RECORD,
  resummed,
  secret,
  withDeal,
  withEntry,
  type Change,
} from './testing/sample-records.ts';
import { verify } from './reading/verify.ts';

/** As a forger would: with all sums recomputed. */
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

const hashes = (deal: number, ...salts: readonly string[]) =>
  salts.map((salt, seat) => (salt === '' ? '' : saltHash(salt, 'm', deal, seat)));

describe('salts and their hashes', () => {
  it('has every salt in its draws, in format 1', () => {
    expectFound(OLD, (record) => withDeal(record, 1, { salts: ['aa', 'bc'] }), {
      code: 'other-draw',
      entry: 4,
    });
  });

  it.each([
    ['a salt', { salts: ['aa', 'bc'] }, 'bad-salt'],
    ['a salt that was not hashed', { hashes: ['', ...hashes(1, 'aa', 'bb').slice(1)] }, 'bad-salt'],
    ['the hash of another seat', { hashes: hashes(1, 'aa', 'bb').toReversed() }, 'bad-salt'],
    ['the hashes of another deal', { hashes: hashes(0, 'aa', 'bb') }, 'bad-salt'],
    ['a salt left out', { salts: ['aa', ''] }, 'other-draw'],
    ['a device left out', { salts: ['aa', ''], hashes: hashes(1, 'aa', '') }, 'other-draw'],
    ['salt and hash', { salts: ['aa', 'bc'], hashes: hashes(1, 'aa', 'bc') }, 'other-draw'],
    ['a hash left out', { hashes: hashes(1, 'aa') }, 'salts-missing'],
    ['a hash too many', { hashes: hashes(1, 'aa', 'bb', 'cc') }, 'salts-missing'],
  ])('are found altered, with all sums recomputed: %s', (_what, deal, code) => {
    expectFound(RECORD, (record) => resummed(withDeal(record, 1, deal)), { code, entry: 4 });
  });

  it('are sealed before the secret is known', () => {
    const { secret: _secret, ...deal } = RECORD.deals[1] ?? { commitment: '', salts: [] };
    const running = {
      ...RECORD,
      deals: [...RECORD.deals.slice(0, 1), deal],
      entries: RECORD.entries.slice(0, 5),
    };
    const { result: _result, digest: _digest, ...record } = running;
    expect(verify(highCard, record)).toMatchObject({ ok: true, proof: { dealsProved: 1 } });
    for (const change of [
      { salts: ['aa', ''] },
      { salts: ['aa', ''], hashes: hashes(1, 'aa', '') },
      { salts: ['aa', 'bc'], hashes: hashes(1, 'aa', 'bc') },
    ]) {
      expectFound(record, (each) => withDeal(each, 1, change), { code: 'altered', entry: 4 });
    }
  });

  it('says who took part, and who did not reveal', () => {
    const match = new Match(highCard, {
      match: 'm',
      options: { rounds: 1 },
      seats: [{ name: 'A' }, { name: 'B' }],
    });
    match.openDeal(secret(0));
    match.sealDeal(['aa', ''], hashes(0, 'aa', 'bb'));
    const opening = match.open();
    if (isRefusal(opening)) throw new Error(opening.code);
    match.accept(opening);
    for (const seat of [0, 1]) match.play(seat, ['stay']);
    expect(verify(highCard, match.record())).toMatchObject({
      ok: true,
      proof: { dealsProved: 1, parts: [{ revealed: [0], unrevealed: [1] }] },
    });
    const shown = withDeal(match.record(), 0, { salts: ['aa', 'bb'] });
    expect(verify(highCard, resummed(shown))).toMatchObject({ ok: false, problem: { code: 'other-draw' } });
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

  it('cannot be removed from format 1 with a made-up sum', () => {
    const removed = withoutNames(OLD, () => true);
    expectFound(removed, (record) => ({ ...record, head: '0'.repeat(16) }), {
      code: 'altered',
      entry: 0,
    });
  });
});

describe('content', () => {
  it('is refused by a game that takes none', () => {
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
