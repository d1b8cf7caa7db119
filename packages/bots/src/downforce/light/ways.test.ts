import { PRINTED_CONTENT, stepsFrom } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { shortestWays, toFinishIn, UNSURE } from './ways.ts';

describe('shortest ways', () => {
  it('D-R5: lead to the innermost of the spaces nearest to the finish, and end before the line', () => {
    for (const track of PRINTED_CONTENT.tracks)
      for (const lap of [0, 1]) {
        const toFinish = toFinishIn(track, lap);
        const ways = shortestWays(track, lap);
        for (let space = 0; space < track.count; space++) {
          const [nearest] = stepsFrom(track, space).toSorted(
            (a, b) => (toFinish[a] ?? 0) - (toFinish[b] ?? 0),
          );
          expect(ways[space]).toBe(track.crosses[space] === 1 ? UNSURE : nearest);
        }
      }
  });
});
