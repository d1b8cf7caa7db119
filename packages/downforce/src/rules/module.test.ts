import {
  fastChance,
  isIn,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  type Action,
  type ChapterName,
} from '@paddock/kernel';

import { describe, expect, it } from 'vitest';

import { downforce, downforceGame } from './whole/downforce.ts';
import type { DownforceFact } from '../state/facts.ts';
import type { DownforceOptions } from '../state/options.ts';

const { chapterAt, races, racesRun } = downforceGame;
const TOUR = ['river-station', 'marina-bay'] as const;

function played(given: Partial<DownforceOptions>): {
  readonly facts: readonly DownforceFact[];
  readonly run: readonly number[];
} {
  const options = resolveOptions(downforce.options, 3, given);
  if (isRefusal(options)) throw new Error(options.code);
  const state = downforce.start({ players: 3, options });
  const chance = fastChance('chapters');
  const facts: DownforceFact[] = [];
  const run = new Set<number>();
  for (let toAct = downforce.toAct(state); toAct !== 0; toAct = downforce.toAct(state)) {
    const out: Action[] = [];
    const [seat = TABLE] = isIn(toAct, TABLE) ? [TABLE] : seatsIn(toAct);
    const action =
      seat === TABLE
        ? downforce.roll(state, chance)
        : (out[chance.below(downforce.legal(state, seat, out))] ?? 0);
    downforce.apply(state, seat, action, {
      all: (fact) => facts.push(fact),
      only: (_, __, shadow) => facts.push(shadow),
    });
    run.add(racesRun(downforce.view(state, 'public')));
  }
  return { facts, run: [...run] };
}

function chaptersOf(facts: readonly DownforceFact[]): readonly ChapterName[] {
  const chapters: ChapterName[] = [];
  for (const fact of facts) {
    const name = chapterAt(fact, chapters);
    if (name !== undefined) chapters.push(name);
  }
  return chapters;
}

it.each([{}, { goal: 'whispers' }] as const)(
  'D-B1, D-V6: a replay can jump to the question at each line: %o',
  (options) => {
    const asked = chaptersOf(played(options).facts).filter(({ kind }) => kind === 'bet');
    expect(asked).toEqual([1, 2, 3].map((number) => ({ kind: 'bet', number })));
  },
);

describe('a tour as one game', () => {
  const { facts, run } = played({ worldTour: TOUR });

  it('D-V4: it has one race per track, in order', () => {
    const options = resolveOptions(downforce.options, 3, { worldTour: TOUR });
    expect(isRefusal(options) ? 0 : races(options)).toBe(2);
    expect(run).toEqual([0, 1, 2]);
  });

  it('D-V4: a replay can jump to each race, its auction and its finish', () => {
    const chapters = chaptersOf(facts);
    const kinds = chapters.map((chapter) => chapter.kind).filter((name) => name !== 'bet');
    expect(kinds).toEqual(['auction', 'start', 'finish', 'race', 'auction', 'start', 'finish']);
    expect(chapters.find((chapter) => chapter.kind === 'race')).toEqual({ kind: 'race', number: 2 });
  });
});
