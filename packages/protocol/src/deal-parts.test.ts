import { refuse, saltHash, type Refusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DealParts, type KeptPart } from './deal-parts.ts';

const TABLE = 'a table';
const OPEN = { commitment: 'c'.repeat(64) };
const OTHER = saltHash('ee', TABLE, 0, 0);

/** A device in seat 1, and a server that answers what `answers` has next. */
function device(answers: (Refusal | undefined)[] = [], kept: readonly (KeptPart | null)[] = []) {
  const sent: string[] = [];
  let stored: readonly (KeptPart | null)[] = kept;
  let salts = 0;
  const answer = (text: string) => {
    sent.push(text);
    return Promise.resolve(answers.shift());
  };
  const parts = new DealParts(TABLE, 1, kept, {
    addHash: (deal, hash) => answer(`hash ${deal} ${hash}`),
    addSalt: (deal, salt) => answer(`salt ${deal} ${salt}`),
    newSalt: () => `${++salts}`.repeat(32),
    keep: (all) => (stored = all),
  });
  return { parts, sent, kept: () => stored };
}

const SALT = '1'.repeat(32);
const HASH = saltHash(SALT, TABLE, 0, 1);
const FIXED = { ...OPEN, hashes: [OTHER, HASH] };
const SEALED = { ...FIXED, salts: ['ee', SALT] };
const answered = () => new Promise((resolve) => setTimeout(resolve));

describe('a device’s part in a deal', () => {
  it('is a hash while the deal is open, and the salt once its hash is fixed; each is sent once', async () => {
    const { parts, sent, kept } = device();
    expect(parts.hear([])).toBe(true);
    for (let times = 0; times < 2; times++) expect(parts.hear([OPEN])).toBe(true);
    expect(sent).toEqual([`hash 0 ${HASH}`]);
    await answered();
    for (let times = 0; times < 2; times++) expect(parts.hear([FIXED])).toBe(true);
    expect(sent).toEqual([`hash 0 ${HASH}`, `salt 0 ${SALT}`]);
    await answered();
    expect(parts.hear([SEALED])).toBe(true);
    expect(parts.hear([SEALED, OPEN])).toBe(true);
    expect(sent).toHaveLength(3);
    expect(kept()).toMatchObject([{ taken: 'salt', hashes: FIXED.hashes }, { taken: 'nothing' }]);
  });

  it('is not revealed where its hash is not among those fixed', async () => {
    const { parts, sent } = device();
    parts.hear([OPEN]);
    await answered();
    expect(parts.hear([{ ...OPEN, hashes: [OTHER, ''] }])).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('has none in a deal that was fixed before its hash came, or that another device has', async () => {
    for (const code of ['hashes-fixed', 'hash-given']) {
      const { parts, sent, kept } = device([refuse(code, 'fairness')]);
      parts.hear([OPEN]);
      await answered();
      expect(kept()).toEqual([null]);
      expect(parts.hear([{ ...OPEN, hashes: [OTHER, ''] }])).toBe(true);
      expect(parts.hear([{ ...OPEN, hashes: [OTHER, ''], salts: ['ee', ''] }])).toBe(true);
      expect(sent).toHaveLength(1);
    }
  });

  it('is tried again where the server could not take it', async () => {
    const { parts, sent } = device([refuse('not-saved', 'table')]);
    parts.hear([OPEN]);
    await answered();
    parts.hear([OPEN]);
    expect(sent).toEqual([`hash 0 ${HASH}`, `hash 0 ${HASH}`]);
  });

  it.each([
    ['another commitment', { ...SEALED, commitment: 'd'.repeat(64) }],
    ['other hashes than it saw', { ...SEALED, hashes: [saltHash('ff', TABLE, 0, 0), HASH] }],
    ['its hash left out', { ...SEALED, hashes: [OTHER, ''] }],
    ['its salt left out', { ...SEALED, salts: ['ee', ''] }],
    ['another salt of its own', { ...SEALED, salts: ['ee', '2'.repeat(32)] }],
  ])('objects to %s', async (_what, shown) => {
    const { parts } = device();
    parts.hear([OPEN]);
    await answered();
    parts.hear([FIXED]);
    await answered();
    expect(parts.hear([SEALED])).toBe(true);
    expect(parts.hear([shown])).toBe(false);
  });

  it('does not object where it was too late to reveal: it was left out, as the record shows', async () => {
    const { parts } = device([undefined, refuse('deal-sealed', 'fairness')]);
    parts.hear([OPEN]);
    await answered();
    parts.hear([FIXED]);
    await answered();
    expect(parts.hear([{ ...FIXED, salts: ['ee', ''] }])).toBe(true);
  });
});
