import { saltHash } from '@paddock/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownParts } from './salts.ts';

const COMMITMENT = 'c'.repeat(64);

/** A server that answers as it is told. */
function feedTo(sent: string[], refusal?: { code: string; rule: string; params: object }) {
  const answer = (text: string) => {
    sent.push(text);
    return Promise.resolve(refusal as never);
  };
  return {
    table: 'a table',
    addHash: (deal: number, hash: string) => answer(`hash ${deal} ${hash}`),
    addSalt: (deal: number, salt: string) => answer(`salt ${deal} ${salt}`),
  };
}

describe('what this device puts into deals', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
      },
    });
  });

  it('is remembered by the device: after a reload it sends the same hash, then the salt of that hash', async () => {
    const first: string[] = [];
    const again: string[] = [];
    ownParts(feedTo(first), 1).hear([{ commitment: COMMITMENT }]);
    await Promise.resolve();
    const parts = ownParts(feedTo(again), 1);
    parts.hear([{ commitment: COMMITMENT }]);
    expect(again).toEqual(first);
    const [salt = ''] = parts.salts;
    expect(first).toEqual([`hash 0 ${saltHash(salt, 'a table', 0, 1)}`]);
    const hashes = ['', saltHash(salt, 'a table', 0, 1)];
    expect(ownParts(feedTo(again), 1).hear([{ commitment: COMMITMENT, hashes }])).toBe(true);
    expect(again.at(-1)).toBe(`salt 0 ${salt}`);
    expect(ownParts(feedTo(again), 1).hear([{ commitment: 'd'.repeat(64) }])).toBe(false);
    expect(ownParts(feedTo([]), 0).salts).toEqual([]);
  });
});
