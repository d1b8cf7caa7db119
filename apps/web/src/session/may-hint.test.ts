import '../testing/browser.ts';
import { expect, it } from 'vitest';
import { datesDeal } from '../daily/deal.ts';
import { mayHint } from './may-hint.ts';
import { LEARNING, type SavedGame } from './store.ts';

const game = (id: string, paddock: 1 | 2 = 2): Pick<SavedGame, 'id' | 'table'> => ({
  id,
  table: { head: { paddock, match: id, options: {}, seats: [] }, deals: [], entries: [], standIns: [] },
});

const { id: counted } = datesDeal('2026-11-16');

it.each([
  ['one person against bots', game('0123456789abcdef'), 1, true],
  ['with another person', game('0123456789abcdef'), 2, false],
  ['bots alone', game('0123456789abcdef'), 0, false],
  ['the counted race of the day', game(counted), 1, false],
  ['the race of the day for practice', game(`${counted}-01abcdef`), 1, true],
  ['the race that has hints of its own', game(`${LEARNING}downforce`), 1, false],
  ['a record that has no place for them', game('0123456789abcdef', 1), 1, false],
])('hints: %s', (_, saved, people, may) => {
  expect(mayHint(saved, people)).toBe(may);
});
