import { describe, expect, it } from 'vitest';
import { formula, type FormulaFact, type FormulaPublic, type FormulaState } from '@paddock/formula';
import { act, begin, raceWith } from '@paddock/formula/testing';
import { gains, placesIn } from './places.ts';
import { LONGEST, story, type Beat } from './story.ts';

const open = (state: FormulaState): FormulaPublic => formula.view(state, 'public').public;

function told(state: FormulaState, ...texts: readonly string[]): { beats: Beat[]; facts: FormulaFact[] } {
  const before = open(state);
  const facts = act(state, ...texts).map(({ fact }) => fact);
  return { beats: story(before, facts, open(state)), facts };
}

const drives = (beats: readonly Beat[]) =>
  beats.flatMap((beat) => (beat.kind === 'drives' ? beat.drives : []));

describe('what there is to see', () => {
  it('F-K1: the pair pulls out together, the others make room', () => {
    const state = raceWith({ hands: ['overtake-3-red'] });
    const { beats } = told(state, 'play overtake-3-red', 'car red-1');
    expect(beats.map(({ kind }) => kind)).toEqual(['card', 'choose', 'drives']);
    const how = new Map(drives(beats).map((drive) => [drive.car, drive.how]));
    expect(how).toEqual(
      new Map([
        ['red-1', 'overtake'],
        ['purple-1', 'slipstream'],
        ['green-1', 'shift'],
        ['yellow-1', 'shift'],
        ['orange-1', 'shift'],
      ]),
    );
  });

  it('F-K7: a blown engine rolls into the first garage after the die', () => {
    const state = raceWith({ hands: ['charge-engine'] });
    const { beats } = told(state, 'play charge-engine', 'car red-1', 'die 12');
    expect(beats.map(({ kind }) => kind)).toEqual(['card', 'choose', 'die', 'drives']);
    expect(drives(beats).find(({ car }) => car === 'red-1')).toMatchObject({
      how: 'engine',
      from: { at: 'line', slot: 4 },
      to: { at: 'garage', box: 0 },
    });
  });

  it('F-T6: a car in its garage stays there when others follow', () => {
    const state = raceWith({ line: 'B1 G1 Y1 O1 R1 P1 P2 R2', retired: 'O2 Y2 G2 B2', hands: ['spin-out'] });
    expect(placesIn(open(state))['blue-2']).toEqual({ at: 'garage', box: 0 });
    const { beats } = told(state, 'play spin-out', 'die 3', 'accept');
    expect(drives(beats).map(({ car }) => car)).not.toContain('blue-2');
    expect(drives(beats).find(({ car }) => car === 'yellow-1')?.to).toEqual({ at: 'garage', box: 4 });
  });

  it('F-K2: where nothing moves there is a nudge, never silence', () => {
    const { beats } = told(raceWith({ hands: ['overtake-3-blue'] }), 'play overtake-3-blue', 'car blue-1');
    expect(beats.map(({ kind }) => kind)).toEqual(['card', 'choose', 'nudge']);
  });

  it('F-S3: cars come onto the grid as their team is drawn', () => {
    const state = begin(4, { teams: [['red'], ['blue'], ['green'], ['yellow']] });
    const { beats } = told(state, 'grid orange');
    expect(drives(beats).map(({ car, to }) => [car, to])).toEqual([
      ['orange-1', { at: 'line', slot: 0 }],
      ['orange-2', { at: 'line', slot: 11 }],
    ]);
  });

  it('no beat is longer than a moment', () => {
    const state = raceWith({ hands: ['spin-last'] });
    const { beats } = told(state, 'play spin-last', 'die 1', 'accept');
    expect(Math.max(...beats.map(({ ms }) => ms))).toBeLessThanOrEqual(LONGEST);
    expect(drives(beats)).toHaveLength(12);
  });

  it('gains count places won and lost, of running cars only', () => {
    const state = raceWith({ hands: ['lose-control'] });
    const before = placesIn(open(state));
    act(state, 'play lose-control', 'car blue-1');
    expect(gains(before, placesIn(open(state)))).toEqual([
      { car: 'blue-1', by: -3 },
      { car: 'green-1', by: 1 },
      { car: 'yellow-1', by: 1 },
      { car: 'orange-1', by: 1 },
    ]);
  });
});
