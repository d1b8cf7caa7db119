import { PRINTED_CONTENT } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { pictureFor } from '../board/picture-for.ts';
import { RandomGame } from '../testing/random-game.ts';
import { posesAlong } from '../board/motion.ts';
import { trackOf } from '../track/track-of.ts';
import { spotsIn } from './spots.ts';
import { beatsOf, LONGEST } from './story.ts';

describe('what is shown', () => {
  it('steps of one car are one drive', () => {
    const beats = beatsOf([
      { kind: 'stepped', seat: 0, car: 'red', from: 3, to: 6 },
      { kind: 'stepped', seat: 0, car: 'red', from: 6, to: 9 },
      { kind: 'stepped', seat: 0, car: 'blue', from: 1, to: null },
    ]);
    expect(beats).toMatchObject([
      { kind: 'drive', car: 'red', goals: [3, 6, 9] },
      { kind: 'drive', car: 'blue', goals: [1, 'home'] },
    ]);
  });

  it('D-R7: a jam is seen, wherever it comes from', () => {
    expect(beatsOf([{ kind: 'jammed', car: 'red', lost: 3, by: [] }])).toMatchObject([
      { kind: 'jam', car: 'red' },
    ]);
    expect(beatsOf([{ kind: 'line-idle', line: 'b4', why: 'blocked', car: 'blue' }])).toMatchObject([
      { kind: 'jam', car: 'blue' },
    ]);
    expect(beatsOf([{ kind: 'line-idle', line: 'b4', why: 'finished', car: 'blue' }])).toMatchObject([
      { kind: 'pause' },
    ]);
  });

  it('a whole game has no beat that is too long, and its drives end where the cars are', () => {
    const game = new RandomGame({ seed: 'story' }).until(({ public: { phase } }) => phase === 'over');
    const beats = beatsOf(game.facts);
    expect(Math.max(...beats.map(({ ms }) => ms))).toBeLessThanOrEqual(LONGEST);
    const ends = spotsIn(game.view(0).public);
    for (const [car, spot] of Object.entries(ends)) {
      const last = beats.findLast((beat) => beat.kind === 'drive' && beat.car === car);
      if (last?.kind === 'drive') expect(last.goals.at(-1)).toBe(spot);
    }
  });
});

describe('a drive', () => {
  it('passes every space and never spins the car round', () => {
    const picture = pictureFor(trackOf(PRINTED_CONTENT, 'marina-bay'));
    const goals = Array.from({ length: 20 }, (_, index) => 100 + index);
    const poses = posesAlong(picture, goals);
    expect(poses).toHaveLength(goals.length * 2 - 1);
    for (const [index, pose] of poses.entries()) {
      const before = poses[index - 1];
      if (before !== undefined) expect(Math.abs(pose.angle - before.angle)).toBeLessThan(180);
    }
  });
});
