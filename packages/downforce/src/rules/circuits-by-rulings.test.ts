import { isRefusal, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { played } from '../testing/played.ts';
import { CIRCUIT_IDS } from '../track/index.ts';
import { downforce } from './downforce.ts';

/** The track that TABLE draws in each of twelve games, as an initial. */
function drawn(rulings: number): string {
  const rules = downforce.under(rulings) ?? downforce;
  return Array.from({ length: 12 }, (_, nr) => {
    const { entries } = played(rules, 2, { track: 'random', auction: 'none', hand: 'three' }, `drawn ${nr}`);
    return entries[0].then[0].replace('track ', '').charAt(0);
  }).join('');
}

describe('D-C4: a game knows the circuits of its rulings', () => {
  it.each([1, 2])('rulings %i: the first two, and what is drawn stays what it was', (rulings) => {
    const { content, options } = downforce.under(rulings) ?? downforce;
    expect(content.tracks.map(({ file }) => file.id)).toEqual(['marina-bay', 'river-station']);
    expect(drawn(rulings)).toBe('rrmmmrmmmrrr');
    expect(isRefusal(resolveOptions(options, 3, { longDistance: true, track: 'random' }))).toBe(false);
  });

  it('new games: all of them', () => {
    expect(downforce.rulings).toBe(3);
    expect(downforce.content.tracks.map(({ file }) => file.id)).toEqual(CIRCUIT_IDS);
  });
});
