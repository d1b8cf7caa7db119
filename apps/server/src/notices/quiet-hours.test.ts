import { describe, expect, it } from 'vitest';
import { endOfQuiet } from './quiet-hours.ts';

const NIGHT = { from: 22 * 60, until: 7 * 60 + 30 };
const at = (text: string) => Date.parse(text);

describe('quiet hours', () => {
  it.each([
    ['UTC', '2026-11-16T21:59:59Z', undefined],
    ['UTC', '2026-11-16T22:00:00Z', '2026-11-17T07:30:00Z'],
    ['UTC', '2026-11-17T07:29:31Z', '2026-11-17T07:30:00Z'],
    ['UTC', '2026-11-17T07:30:00Z', undefined],
    ['Asia/Kathmandu', '2026-11-16T20:00:10Z', '2026-11-17T01:45:00Z'],
    // Clocks go back at two, and forward at one: the night is an hour longer, and shorter.
    ['Europe/Lisbon', '2026-10-24T22:00:00Z', '2026-10-25T07:30:00Z'],
    ['Europe/Lisbon', '2026-03-28T23:00:00Z', '2026-03-29T06:30:00Z'],
  ])('in %s at %s they end at %s', (zone, now, end) => {
    expect(endOfQuiet(at(now), zone, NIGHT)).toBe(end === undefined ? undefined : at(end));
  });

  it('may be by day, and may end in an hour that does not exist', () => {
    const siesta = { from: 13 * 60, until: 15 * 60 };
    expect(endOfQuiet(at('2026-11-16T13:10:00Z'), 'UTC', siesta)).toBe(at('2026-11-16T15:00:00Z'));
    expect(endOfQuiet(at('2026-11-16T16:00:00Z'), 'UTC', siesta)).toBeUndefined();
    const gap = { from: 22 * 60, until: 90 };
    const end = endOfQuiet(at('2026-03-28T23:30:00Z'), 'Europe/Lisbon', gap) ?? 0;
    expect(endOfQuiet(end, 'Europe/Lisbon', gap)).toBeUndefined();
    expect(end - at('2026-03-29T01:00:00Z')).toBeLessThanOrEqual(90 * 60_000);
  });
});
