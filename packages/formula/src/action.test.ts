import { isRefusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { isAction, pack, read, thingOf, verbOf, write } from './action.ts';
import { CARD_NAMES } from './cards.ts';
import { CAR_NAMES, TEAMS } from './teams.ts';

const faces = Array.from({ length: 12 }, (_, face) => `die ${face + 1}`);
const ALL = [
  ...CARD_NAMES.map((card) => `play ${card}`),
  ...CAR_NAMES.map((car) => `car ${car}`),
  'again',
  'stop',
  'accept',
  'reject',
  'ready',
  ...faces,
  ...CARD_NAMES.map((card) => `draw ${card}`),
  ...TEAMS.map((team) => `grid ${team}`),
  ...TEAMS.map((team) => `give ${team}`),
];

describe('notation', () => {
  it('every action reads back as written, and no two share a text', () => {
    const actions = ALL.map((text) => read(text));
    expect(actions.filter((action) => isRefusal(action))).toEqual([]);
    expect(actions.map((action) => write(action as number))).toEqual(ALL);
    expect(new Set(actions).size).toBe(ALL.length);
  });

  it('every other number is refused', () => {
    const known = new Set(ALL.map((text) => read(text)));
    for (let action = -70; action < 12 * 64; action++) expect(isAction(action)).toBe(known.has(action));
    for (const action of [0.5, NaN, Infinity, -Infinity, 2 ** 32, 2 ** 53])
      expect(isAction(action)).toBe(false);
  });

  it.each([-1, 34, 11 * 64, 0.5, NaN])('%d is not an action and has no text', (action) => {
    expect(() => write(action)).toThrow(`${action} is not an action`);
  });

  it.each([
    '',
    'play',
    'play ',
    'PLAY turbo',
    'play turbo ',
    ' again',
    'again 0',
    'die 0',
    'die 13',
    'car blue',
    'constructor',
  ])('unreadable: %j', (text) => {
    expect(read(text)).toEqual({ code: 'unreadable', rule: 'notation', params: { text } });
  });

  it('an unreadable long text is quoted only in part', () => {
    expect(read('x'.repeat(5000))).toMatchObject({ params: { text: 'x'.repeat(40) } });
  });

  it('an action decodes to what it was encoded from', () => {
    expect([verbOf(pack(9, 5)), thingOf(pack(9, 5)), thingOf(pack(4))]).toEqual([9, 5, 0]);
  });
});
