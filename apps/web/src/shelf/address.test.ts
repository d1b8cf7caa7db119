import { describe, expect, it } from 'vitest';
import { editAddress, readBoxPath, SHELF_ADDRESS, takeAddress } from './address.ts';

const pathOf = (address: string) => address.replace(/^#\/box\/?/, '');

describe('addresses of your own box', () => {
  it('lead to the shelf, to an editor, and to what a link carries', () => {
    expect(readBoxPath(pathOf(SHELF_ADDRESS))).toEqual({ at: 'shelf' });
    expect(readBoxPath(pathOf(editAddress('deck', 'a1')))).toEqual({ at: 'edit', kind: 'deck', id: 'a1' });
    expect(readBoxPath(pathOf(editAddress('track', 'b2')))).toEqual({ at: 'edit', kind: 'track', id: 'b2' });
    expect(readBoxPath(pathOf(takeAddress('c1-x_Y')))).toEqual({ at: 'take', packed: 'c1-x_Y' });
  });

  it.each(['deck', 'deck/', 'take', 'car/a1'])('%s leads nowhere', (path) => {
    expect(readBoxPath(path)).toEqual({ at: 'lost' });
  });
});
