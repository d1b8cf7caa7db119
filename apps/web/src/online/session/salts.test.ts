import { describe, expect, it } from 'vitest';
import { OwnSalts } from './salts.ts';

const COMMITMENT = 'c'.repeat(64);
const OPEN = { commitment: COMMITMENT };

describe('what a device puts into a deal', () => {
  it('is offered once for each deal that waits', () => {
    const own = new OwnSalts('a table', 1);
    const first = own.wanted([OPEN]);
    expect(first).toMatchObject({ deal: 0 });
    expect(first?.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(own.wanted([OPEN])).toBeUndefined();
    expect(own.wanted([{ ...OPEN, salts: ['', first?.salt ?? ''] }])).toBeUndefined();
    expect(own.wanted([{ ...OPEN, salts: ['', first?.salt ?? ''] }, OPEN])).toMatchObject({ deal: 1 });
    expect(own.wanted([])).toBeUndefined();
  });

  it('must be in the deal once the server has taken it', () => {
    const own = new OwnSalts('another table', 1);
    const { deal = -1, salt = '' } = own.wanted([OPEN]) ?? {};
    expect(own.areIn([{ ...OPEN, salts: ['', ''] }])).toBe(true);
    own.accepted(deal, salt);
    expect(own.areIn([OPEN])).toBe(true);
    expect(own.areIn([{ ...OPEN, salts: ['', salt] }])).toBe(true);
    expect(own.areIn([{ ...OPEN, salts: [salt, ''] }])).toBe(false);
    expect(own.areIn([{ ...OPEN, salts: ['', salt.replace(/^./, 'x')] }])).toBe(false);
  });
});
