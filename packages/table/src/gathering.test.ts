import { isRefusal, saltHash, verify, type Refusal } from '@paddock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhole, newGathering, withHash, withoutHash, withSalt, type Gathering } from './gathering.ts';
import { Table } from './table.ts';
import { Playing } from './testing/playing.ts';
import { sealed } from './testing/sealed.ts';

const DEAL = { match: 'g', deal: 0 };
const SALTS = ['0a', '0b', '0c'];
const hashOf = (seat: number, salt = SALTS[seat] ?? '') => saltHash(salt, 'g', 0, seat);

function done(gathering: Gathering | Refusal): Gathering {
  if (isRefusal(gathering)) throw new Error(gathering.code);
  return gathering;
}

/** Hashes of the first two seats. */
const HASHED = done(withHash(done(withHash(newGathering(3), 0, hashOf(0))), 1, hashOf(1)));
const FIXED = { ...HASHED, isFixed: true };

describe('what devices put into a deal', () => {
  it('is a hash first, once a seat, until the hashes are fixed', () => {
    expect(HASHED.hashes).toEqual([hashOf(0), hashOf(1), '']);
    expect(withHash(HASHED, 0, hashOf(0))).toBe(HASHED);
    expect(withHash(HASHED, 0, hashOf(0, 'ff'))).toMatchObject({ code: 'hash-given' });
    expect(withHash(HASHED, 3, hashOf(2))).toMatchObject({ code: 'no-such-seat' });
    expect(withHash(HASHED, 2, 'short')).toMatchObject({ code: 'bad-hash' });
    expect(withHash(FIXED, 2, hashOf(2))).toMatchObject({ code: 'hashes-fixed' });
    expect(withHash(FIXED, 0, hashOf(0))).toBe(FIXED);
    expect(withoutHash(HASHED, 0).hashes).toEqual(['', hashOf(1), '']);
    expect(withoutHash(HASHED, 2)).toBe(HASHED);
    expect(withoutHash(FIXED, 0)).toBe(FIXED);
  });

  it('is a salt only once the hashes are fixed, and only the one that was hashed for that seat', () => {
    expect(withSalt(HASHED, DEAL, 0, '0a')).toMatchObject({ code: 'hashes-open' });
    expect(withSalt(FIXED, DEAL, 2, '0c')).toMatchObject({ code: 'no-hash' });
    expect(withSalt(FIXED, DEAL, 3, '0c')).toMatchObject({ code: 'no-such-seat' });
    expect(withSalt(FIXED, DEAL, 0, '0b')).toMatchObject({ code: 'other-hash' });
    expect(withSalt(FIXED, { ...DEAL, deal: 1 }, 0, '0a')).toMatchObject({ code: 'other-hash' });
    expect(withSalt(FIXED, DEAL, 0, 'not hex')).toMatchObject({ code: 'bad-salt' });
    const one = done(withSalt(FIXED, DEAL, 0, '0a'));
    expect(one.salts).toEqual(['0a', '', '']);
    expect(withSalt(one, DEAL, 0, '0a')).toBe(one);
    expect([FIXED, one].map(isWhole)).toEqual([false, false]);
    expect(isWhole(done(withSalt(one, DEAL, 1, '0b')))).toBe(true);
  });

  it('cannot be another seat’s: a copied hash cannot be revealed', () => {
    const copied = done(withHash(HASHED, 2, hashOf(0)));
    expect(withSalt({ ...copied, isFixed: true }, DEAL, 2, '0a')).toMatchObject({ code: 'other-hash' });
  });

  it('is the same in any order, with messages late, repeated, forged or lost', () => {
    const seat = fc.integer({ min: 0, max: 3 });
    const salt = fc.constantFrom(...SALTS, 'ff');
    const message = fc.oneof(
      fc.record({ kind: fc.constant('hash' as const), seat, salt }),
      fc.record({ kind: fc.constant('salt' as const), seat, salt }),
      fc.record({ kind: fc.constant('gone' as const), seat, salt }),
      fc.record({ kind: fc.constant('fix' as const), seat, salt }),
    );
    const next = (
      at: Gathering,
      { kind, seat: by, salt: own }: { kind: string; seat: number; salt: string },
    ) => {
      if (kind === 'hash') return withHash(at, by, hashOf(by, own));
      if (kind === 'salt') return withSalt(at, DEAL, by, own);
      return kind === 'gone' ? withoutHash(at, by) : { ...at, isFixed: true };
    };
    fc.assert(
      fc.property(fc.array(message, { maxLength: 40 }), (messages) => {
        let at = newGathering(3);
        for (const each of messages) {
          const before = at;
          const answer = next(at, each);
          if (isRefusal(answer)) continue;
          at = answer;
          // Fixed hashes never change, and no salt is in without its hash fixed before.
          if (before.isFixed) expect(at).toMatchObject({ isFixed: true, hashes: before.hashes });
          else expect(at.salts).toEqual(['', '', '']);
          for (const [number, known] of before.salts.entries())
            if (known !== '') expect(at.salts[number]).toBe(known);
          for (const [number, given] of at.salts.entries()) {
            if (given !== '') expect(at.hashes[number]).toBe(hashOf(number, given));
          }
          const again = next(at, each);
          expect(isRefusal(again) ? at : again).toEqual(at);
        }
        const table = Table.make(
          sealed,
          { match: 'g', options: { rounds: 1 }, seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
          () => '4'.repeat(64),
        );
        const playing = new Playing(table);
        playing.replace(table.gather(() => ({ ...at, isFixed: true })));
        playing.replace(playing.table.withDealSealed());
        playing.start();
        for (const number of [0, 1, 2]) {
          playing.command({ seat: number, id: 'a', asked: playing.table.asked(number), do: ['name 1'] });
        }
        const verdict = verify(sealed, playing.table.record());
        const hashed = [0, 1, 2].filter((number) => at.hashes[number] !== '');
        expect(verdict).toMatchObject({
          ok: true,
          proof: {
            finished: true,
            parts: [
              {
                revealed: hashed.filter((number) => at.salts[number] !== ''),
                unrevealed: hashed.filter((number) => at.salts[number] === ''),
              },
            ],
          },
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('a deal that is sealed between two sealed choices', () => {
  it('stays sealed when the first of them is changed', () => {
    const head = { match: 'g', options: { rounds: 2 }, seats: [{ name: 'A' }, { name: 'B' }] };
    const at = new Playing(Table.make(sealed, head, () => '4'.repeat(64))).deal();
    at.start();
    const name = (seat: number, number: number, id = `${at.table.length}`) =>
      at.command({
        seat,
        id,
        asked: at.table.asked(seat) >= 0 ? at.table.asked(seat) : (at.table.changeable(seat) ?? -1),
        do: [`name ${number}`],
      });
    for (const seat of [0, 1]) name(seat, 1);
    expect(at.table.isDealOpen).toBe(true);
    name(0, 2);
    at.deal(['0a', '0b']);
    expect(isRefusal(name(0, 3, 'changed'))).toBe(false);
    expect(at.table.isDealOpen).toBe(false);
    expect(isRefusal(name(1, 4))).toBe(false);
    expect(at.table.record().deals[1]?.salts).toEqual(['0a', '0b']);
    expect(verify(sealed, at.table.record())).toMatchObject({ ok: true, proof: { dealsProved: 2 } });
  });
});

describe('a deal that is sealed, but not drawn from', () => {
  it('is shown to devices and kept in a save, and not yet in the record', () => {
    const head = { match: 'g', options: { rounds: 2 }, seats: [{ name: 'A' }, { name: 'B' }] };
    const at = new Playing(Table.make(sealed, head, () => '4'.repeat(64))).deal();
    at.start();
    for (const seat of [0, 1]) at.command({ seat, id: 'a', asked: at.table.asked(seat), do: ['name 1'] });
    at.deal(['0a', '']);
    expect(at.table.deals[1]).toMatchObject({ salts: ['0a', ''], hashes: [saltHash('0a', 'g', 1, 0), ''] });
    expect(at.table.deals[1]).not.toHaveProperty('secret');
    expect(at.table.record().deals).toHaveLength(1);
    expect(verify(sealed, at.table.record())).toMatchObject({ ok: true, proof: { deals: 1 } });
    const again = Table.resume(sealed, at.table.save(), () => '5'.repeat(64));
    expect(again instanceof Table && again.deals).toEqual(at.table.deals);
  });
});

describe('a save from before there were hashes', () => {
  it('goes on in format 1, with the salts that it holds for the deal that waits', () => {
    const head = {
      paddock: 1,
      match: 'g',
      options: { rounds: 2 },
      seats: [{ name: 'A' }, { name: 'B' }],
    } as const;
    const before = new Playing(Table.make(sealed, head, () => '4'.repeat(64))).deal(['0a', '']);
    before.start();
    for (const seat of [0, 1])
      before.command({ seat, id: 'a', asked: before.table.asked(seat), do: ['name 1'] });
    const { head: saved, deals, entries, standIns } = before.table.save();
    const { paddock: _paddock, ...oldHead } = saved;
    const old = { head: oldHead, deals, entries, standIns, salts: ['0b', '0c'] };
    const again = Table.resume(sealed, JSON.parse(JSON.stringify(old)) as typeof old, () => '4'.repeat(64));
    if (!(again instanceof Table)) throw new Error(JSON.stringify(again));
    const at = new Playing(again);
    for (const seat of [0, 1]) at.command({ seat, id: 'b', asked: at.table.asked(seat), do: ['name 2'] });
    const record = at.table.record();
    expect(record).toMatchObject({ paddock: 1, seats: head.seats });
    expect(record.deals.map(({ salts }) => salts)).toEqual([
      ['0a', ''],
      ['0b', '0c'],
    ]);
    expect(record).not.toHaveProperty('names');
    expect(record.deals[1]).not.toHaveProperty('hashes');
    expect(verify(sealed, record)).toMatchObject({ ok: true, proof: { finished: true, dealsProved: 2 } });
  });
});
