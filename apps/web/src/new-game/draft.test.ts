import { formula } from '@paddock/formula';
import { isRefusal, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import {
  changeSeat,
  firstDraft,
  optionsOf,
  ownerOf,
  problemsOf,
  recordSeats,
  setOption,
  setPlayers,
  toggleTeam,
  whyNot,
} from './draft.ts';

const draft = firstDraft('Ana');

describe('a game that is set up', () => {
  it('is ready to start as it first stands', () => {
    expect(problemsOf(draft)).toEqual([]);
    expect(isRefusal(resolveOptions(formula.options, 4, { ...optionsOf(draft) }))).toBe(false);
    expect(recordSeats(draft).map(({ bot }) => bot)).toEqual([undefined, 'rookie', 'club', 'rookie']);
  });

  it('F-S1: asks for a team of every player where teams are picked', () => {
    const picking = { ...draft, isPicking: true };
    expect(problemsOf(picking)).toMatchObject([
      { code: 'conflict', refusal: { rule: 'F-S1', params: { conflict: 'teams-not-shared-evenly' } } },
    ]);
    const teams = ['red', 'blue', 'green', 'yellow'] as const;
    const picked = teams.reduce((next, team, seat) => toggleTeam(next, seat, team), picking);
    expect(problemsOf(picked)).toEqual([]);
    expect(ownerOf(picked, 'green')).toBe(2);
    expect(ownerOf(picked, 'purple')).toBeUndefined();
  });

  it('F-S1: keeps no more teams than the number of players allows', () => {
    const two = setPlayers({ ...draft, isPicking: true }, 2);
    const three = (['red', 'blue', 'green'] as const).reduce((next, team) => toggleTeam(next, 0, team), two);
    expect(three.seats[0]?.teams).toEqual(['red', 'blue', 'green']);
    expect(setPlayers(three, 4).seats[0]?.teams).toEqual(['green']);
    expect(toggleTeam(setPlayers(three, 4), 0, 'red').seats[0]?.teams).toEqual(['red']);
  });

  it('F-O1: says why six players cannot take out 24 cards', () => {
    expect(whyNot(draft, 'removed', 24)).toBeUndefined();
    expect(whyNot(setPlayers(draft, 6), 'removed', 18)).toBeUndefined();
    expect(whyNot(setPlayers(draft, 6), 'removed', 24)?.params['conflict']).toBe('too-few-cards-left');
  });

  it('F-O1: keeps one number a race when the races change', () => {
    const listed = setOption(setOption(draft, 'races', 2), 'removed', [6, 12]);
    expect(setOption(listed, 'races', 4).options.removed).toEqual([6, 12, 12, 12]);
    expect(setOption(listed, 'races', 1).options.removed).toEqual([6]);
  });

  it.each([
    ['', 'bad-name'],
    [' Ana', 'bad-name'],
    ['x'.repeat(25), 'bad-name'],
    ['Ada', 'same-name'],
  ])('refuses the name «%s»', (name, code) => {
    expect(problemsOf(changeSeat(draft, 2, { name }))).toEqual([{ code, seat: 2 }]);
  });

  it('F-O2: refuses two drivers of one name, and a driver without one', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => `D${at}`);
    expect(problemsOf(setOption(draft, 'drivers', twelve))).toEqual([]);
    expect(problemsOf(setOption(draft, 'drivers', twelve.with(3, 'D4')))).toMatchObject([
      { code: 'conflict', refusal: { params: { conflict: 'drivers-named-twice' } } },
    ]);
    expect(problemsOf(setOption(draft, 'drivers', twelve.with(3, '')))).toMatchObject([
      { code: 'bad-driver', car: 3 },
    ]);
  });
});
