import { describe, expect, it } from 'vitest';
import { RandomGame } from '../../testing/random-game.ts';
import { tourRows } from './tour-rows.ts';

const TOUR = { options: { worldTour: ['marina-bay', 'river-station'] }, players: 3, seed: 'tour' } as const;

describe('a tour on the screen', () => {
  it('D-V4: between two races the totals are those of the races that are over', () => {
    const { public: open } = new RandomGame(TOUR)
      .until(({ public: { phase } }) => phase === 'resting')
      .view(0);
    const [first] = open.variant?.tour?.past ?? [];
    const rows = tourRows(open);
    expect(rows.map(({ total }) => total)).toEqual(first?.scores.toSorted((a, b) => b - a));
    expect(rows.every(({ scores, seat }) => scores[0] === first?.scores[seat])).toBe(true);
    expect(rows[0]?.place).toBe(1);
  });

  it('D-V4: at the end the totals and places are the outcome’s, and the races add up to them', () => {
    const { public: open } = new RandomGame(TOUR).until(({ public: { phase } }) => phase === 'over').view(0);
    const rows = tourRows(open);
    expect(rows.map(({ seat, place, total }) => ({ seat, place, score: total }))).toEqual(
      open.outcome?.standings.map(({ seat, place, score }) => ({ seat, place, score })),
    );
    expect(rows.map(({ scores }) => scores[1])).toEqual(rows.map(({ seat }) => open.sheets?.[seat]?.total));
  });
});
