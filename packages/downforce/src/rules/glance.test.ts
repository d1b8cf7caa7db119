import {
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Glance,
} from '@paddock/kernel';
import { expect, it } from 'vitest';
import type { DownforceOptions } from '../state/options.ts';
import { downforce } from './whole/downforce.ts';
import { downforceGlance } from './glance.ts';

/** Every look at a random game, told apart by who leads. */
function looks(given: Partial<DownforceOptions>): readonly Glance[] {
  const options = resolveOptions(downforce.options, 3, given);
  if (isRefusal(options)) throw new Error(options.code);
  const state = downforce.start({ players: 3, options });
  const chance = fastChance('glance');
  const seen: Glance[] = [];
  for (let asked = downforce.toAct(state); asked !== 0; asked = downforce.toAct(state)) {
    const who = asked === TABLE_ALONE ? TABLE : (seatsIn(asked)[0] ?? TABLE);
    const out: number[] = [];
    const count = who === TABLE ? 0 : downforce.legal(state, who, out);
    downforce.apply(
      state,
      who,
      who === TABLE ? downforce.roll(state, chance) : (out[chance.below(count)] ?? 0),
    );
    const { public: open } = downforce.view(state, 'public');
    const glance = downforceGlance({ public: open });
    if (glance.leader !== null) expect(glance.leader.car).toBe(open.standing[0]);
    seen.push(glance);
  }
  return seen;
}

it('tells who is in front while cars move, and nothing before the start', () => {
  const seen = looks({});
  expect(seen[0]).toEqual({ race: 1, races: 1, leader: null });
  expect(seen.some(({ leader }) => leader?.seat != null)).toBe(true);
  expect(seen.at(-1)?.leader).toBeNull();
});

it('D-V3, D-V4: counts the races of a tour, and laps where there are any', () => {
  const tour = looks({ worldTour: ['river-station', 'marina-bay'] });
  expect([...new Set(tour.map(({ race }) => race))]).toEqual([1, 2]);
  const long = looks({ longDistance: true });
  expect(long[0]).toMatchObject({ lap: 1 });
  expect(Math.max(...long.map(({ lap = 0 }) => lap))).toBeGreaterThan(1);
});
