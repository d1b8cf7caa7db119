import { describe, expect, it } from 'vitest';
import { putUnseen, takeUnseen, unseenKind } from './hands.ts';
import { STATE_BYTES, UNSEEN_TOTAL } from './layout.ts';

function unseenIn(bytes: Uint8Array): number[] {
  return Array.from({ length: bytes[UNSEEN_TOTAL] }, (_, index) => unseenKind(bytes, index)).toSorted(
    (a, b) => a - b,
  );
}

describe('undealt cards', () => {
  it('D-C2: a deck may hold a card several times: copies are taken one by one, in any order', () => {
    for (const order of [
      [7, 8, 7, 9, 7],
      [9, 7, 7, 7, 8],
      [8, 9, 7, 7, 7],
    ]) {
      const bytes = new Uint8Array(STATE_BYTES);
      putUnseen(bytes, 7, 3);
      putUnseen(bytes, 8, 1);
      putUnseen(bytes, 9, 1);
      const left = [7, 7, 7, 8, 9];
      for (const kind of order) {
        expect(unseenIn(bytes)).toEqual(left);
        takeUnseen(bytes, kind);
        left.splice(left.indexOf(kind), 1);
      }
      expect(unseenIn(bytes)).toEqual([]);
    }
  });
});
