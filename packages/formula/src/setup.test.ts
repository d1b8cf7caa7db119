import { TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { teamsEach } from './options.ts';
import { formula } from './rules.ts';
import { act, actorOf, begin, chanceOf, firstTeams, handOf, lineOf, playOn, raceWith } from './testing.ts';
import type { FormulaState } from './state.ts';
import type { Team } from './teams.ts';

const open = (state: FormulaState) => formula.view(state, 'public').public;
const LAST_CARDS = ['draw pit-red', 'draw pit-purple', 'draw pit-beige'];
const GRID = ['grid red', 'grid orange', 'grid yellow', 'grid green', 'grid blue', 'grid purple'];

/** TABLE acts until a player is to act. */
function setUp(state: FormulaState): FormulaState {
  playOn(state, chanceOf(), { until: () => actorOf(state) !== TABLE });
  return state;
}

describe('setting the race up', () => {
  it('F-C3: the die has twelve sides, and a roll is one draw', () => {
    const race = raceWith({ hands: ['crash'] });
    act(race, 'play crash');
    const faces = Array.from({ length: 12 }, (_, side) => formula.write(formula.roll(race, chanceOf(side))));
    expect(faces).toEqual(Array.from({ length: 12 }, (_, side) => `die ${side + 1}`));
    const chance = chanceOf();
    formula.roll(race, chance);
    expect(chance.asked).toEqual([[12, 'die']]);
  });

  it('F-C4: the pit crew cards show everybody who has which team, and the score sheet starts empty', () => {
    const race = begin(4, { teams: [['red'], ['blue'], ['purple'], ['green']] });
    expect(open(race)).toMatchObject({
      owners: [1, 3, null, null, 0, 2],
      points: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      results: [],
    });
  });

  it.each([
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 1],
  ])('F-S1: with %i players each takes %i', (players, each) => {
    const race = begin(players);
    expect(teamsEach(players)).toBe(each);
    expect(open(race).phase).toBe('giving');
    setUp(race);
    const owned = open(race).owners.filter((owner) => owner !== null);
    expect(owned).toHaveLength(players * each);
    for (let seat = 0; seat < players; seat++)
      expect(owned.filter((owner) => owner === seat)).toHaveLength(each);
  });

  it('F-S1: teams not picked are dealt at random, one to each seat in turn, among those left', () => {
    const race = begin(3);
    const chance = chanceOf(5, 1, 3);
    const given = [];
    for (let lot = 0; lot < 6; lot++) {
      const action = formula.roll(race, chance);
      given.push(formula.write(action));
      formula.apply(race, TABLE, action);
    }
    expect(given).toEqual([
      'give purple',
      'give green',
      'give red',
      'give blue',
      'give yellow',
      'give orange',
    ]);
    expect(chance.asked).toEqual([6, 5, 4, 3, 2, 1].map((left) => [left, 'lot']));
    expect(open(race)).toMatchObject({ owners: [0, 1, 1, 2, 2, 0], phase: 'gridding' });
  });

  it('F-S1: picked teams need no dealing', () => {
    expect(open(begin(2, { teams: firstTeams(2) }))).toMatchObject({
      owners: [0, 1, 0, 1, 0, 1],
      phase: 'gridding',
    });
  });

  it.each([2, 3, 4, 5, 6])(
    'F-S2: all twelve cars race with %i players, those of uncontrolled teams too',
    (players) => {
      const race = setUp(begin(players));
      expect(new Set(open(race).line).size).toBe(12);
      expect(open(race).retired).toEqual([]);
      expect(open(race).owners.filter((owner) => owner === null)).toHaveLength(players > 3 ? 6 - players : 0);
    },
  );

  it('F-S3: the k-th team drawn starts k-th and k-th from the end, its car 1 in front', () => {
    const race = begin(6, { teams: firstTeams(6) });
    const told = act(race, ...GRID.slice(0, 2));
    expect(told).toEqual([
      { to: 'all', fact: { kind: 'grid-drawn', team: 'red', places: [1, 12] } },
      { to: 'all', fact: { kind: 'grid-drawn', team: 'orange', places: [2, 11] } },
    ]);
    expect(open(race)).toMatchObject({
      gridDrawn: ['red', 'orange'],
      line: [],
      retired: [],
      phase: 'gridding',
    });
    act(race, ...GRID.slice(2));
    expect(lineOf(race)).toBe('R1 O1 Y1 G1 B1 P1 P2 B2 G2 Y2 O2 R2');
    expect(open(race)).toMatchObject({ gridDrawn: [], phase: 'dealing' });
  });

  it('F-S3: the teams are drawn at random among those not drawn yet', () => {
    const race = begin(6, { teams: firstTeams(6) });
    const chance = chanceOf(4, 1, 3);
    const drawn = [];
    for (let team = 0; team < 6; team++) {
      const action = formula.roll(race, chance);
      drawn.push(formula.write(action));
      formula.apply(race, TABLE, action);
    }
    expect(drawn).toEqual([
      'grid red',
      'grid green',
      'grid purple',
      'grid blue',
      'grid yellow',
      'grid orange',
    ]);
    expect(chance.asked).toEqual([6, 5, 4, 3, 2, 1].map((left) => [left, 'grid']));
  });

  it.each([2, 3, 4, 5, 6])('F-S4: five cards to each of %i players, the rest is the draw pile', (players) => {
    const race = begin(players, { teams: firstTeams(players) });
    act(race, ...GRID);
    for (let card = 0; card < 5 * players; card++) {
      expect(open(race).phase).toBe('dealing');
      expect(open(race).pile).toBe(54 - card);
      formula.apply(race, TABLE, formula.roll(race, chanceOf()));
    }
    expect(open(race)).toMatchObject({
      phase: 'playing',
      pile: 54 - 5 * players,
      handSizes: Array.from({ length: players }, () => 5),
    });
  });

  it('F-S4: after the shuffle every unseen card is equally likely, dealt one to each seat in turn', () => {
    const race = begin(2, { teams: firstTeams(2), removed: 6 });
    act(race, ...GRID);
    const chance = chanceOf(53, 6, 6, 6, 0);
    for (let card = 0; card < 5; card++) formula.apply(race, TABLE, formula.roll(race, chance));
    expect(chance.asked).toEqual([54, 53, 52, 51, 50].map((left) => [left, 'deal']));
    expect(handOf(race, 0)).toEqual(['overtake-2-blue', 'overtake-3-blue', 'crash']);
    expect(handOf(race, 1)).toEqual(['overtake-3-blue', 'overtake-3-green']);
  });

  it.each<[string, Team[][], number]>([
    ['the player whose car has the pole begins', [['blue'], ['green'], ['red'], ['orange']], 2],
    ['the pole uncontrolled, the second-placed player', [['purple'], ['orange'], ['green'], ['yellow']], 1],
    ['the first two uncontrolled, the third', [['purple'], ['blue'], ['green'], ['yellow']], 3],
  ])('F-S5: %s', (_, teams, first) => {
    const race = begin(4, { teams });
    act(race, ...GRID);
    setUp(race);
    expect(open(race).turn).toBe(first);
    expect(actorOf(race)).toBe(first);
  });

  it('F-S5: then clockwise, which is seat order', () => {
    const race = raceWith({ players: 3, turn: 1, hands: ['wrong-line', 'wrong-line', 'wrong-line'] });
    const turns = [];
    for (let play = 0; play < 3; play++) {
      turns.push(open(race).turn);
      act(race, 'play wrong-line', 'car blue-2', LAST_CARDS[play]);
    }
    expect([...turns, open(race).turn]).toEqual([1, 2, 0, 1]);
  });
});
