import { describe, expect, it } from 'vitest';
import { formula } from './rules.ts';
import { act, begin, firstTeams, handOf, raceWith, rolls } from './testing.ts';

const HANDS = [
  'overtake-2-red turbo turbo wrong-line crash',
  'overtake-3-red charge-gears off-circuit lose-control spin-out',
  'overtake-4-blue overtake-4-red pit-red pit-beige spin-last',
];

const scene = (hands: readonly string[]) =>
  raceWith({
    players: 3,
    options: { races: 2, removed: 6 },
    line: 'B1 G1 Y1 O1 R1 P1 P2 R2 O2',
    retired: 'Y2 G2 B2',
    turn: 1,
    hands,
  });

describe('what is seen', () => {
  it('F-S6: open to all are the line, the retired, the discard pile, the size of the pile and the turns left', () => {
    const race = scene(HANDS);
    act(race, 'play charge-gears', 'car red-1', rolls(3));
    expect(formula.view(race, 'public')).toEqual({
      public: {
        players: 3,
        options: race.setup.options,
        phase: 'deciding',
        race: 0,
        turn: 1,
        gridDrawn: [],
        line: [
          'blue-1',
          'green-1',
          'yellow-1',
          'red-1',
          'orange-1',
          'purple-1',
          'purple-2',
          'red-2',
          'orange-2',
        ],
        retired: ['yellow-2', 'green-2', 'blue-2'],
        card: 'charge-gears',
        chosen: 'red-1',
        die: 3,
        rolls: 0,
        pile: 33,
        takenOut: 6,
        playsLeft: 36,
        handSizes: [5, 4, 5],
        discard: { 'charge-gears': 1 },
        owners: [0, 1, 2, 0, 1, 2],
        points: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        results: [],
        ready: [],
        outcome: null,
      },
    });
  });

  it('F-S6: only the player also sees their own hand', () => {
    const race = scene(HANDS);
    for (const [seat, hand] of HANDS.entries()) {
      expect(formula.view(race, seat)).toEqual({
        public: formula.view(race, 'public').public,
        own: { seat, hand: hand.split(' ') },
      });
    }
  });

  it("F-S6: others' hands, the pile and the cards taken out do not affect what a player sees", () => {
    const one = scene(HANDS);
    const other = scene([
      'turbo turbo turbo crash pit-blue',
      HANDS[1],
      'wrong-line wrong-line pit-red pit-beige turbo',
    ]);
    expect(formula.view(other, 1)).toEqual(formula.view(one, 1));
    expect(formula.view(other, 'public')).toEqual(formula.view(one, 'public'));
  });

  it('F-S6: everything is shown only after the end, and then every hand', () => {
    const race = raceWith({
      players: 2,
      options: { races: 1 },
      hands: ['wrong-line', 'charge-gears crash'],
      lastTurns: 1,
    });
    expect(() => formula.view(race, 'all')).toThrow('only after the end');
    act(race, 'play wrong-line', 'car blue-2');
    const { all, own, public: open } = formula.view(race, 'all');
    expect(all).toEqual({ hands: [handOf(race, 0), handOf(race, 1)] });
    expect(all?.hands[1]).toContain('charge-gears');
    expect(own).toBeUndefined();
    expect(open).toMatchObject({ phase: 'over', turn: null, outcome: formula.outcome(race) });
  });

  it('F-S6: the roll count tells whether a spin can still be rejected', () => {
    const race = raceWith({ hands: ['spin-out'] });
    const rollsSeen = () => formula.view(race, 'public').public.rolls;
    act(race, 'play spin-out');
    expect(rollsSeen()).toBe(0);
    act(race, rolls(4));
    expect(rollsSeen()).toBe(1);
    act(race, 'accept');
    expect(rollsSeen()).toBe(0);
  });

  it('F-C4: the score sheet is open: points of every car, results of every race, who is ready for the next', () => {
    const race = raceWith({
      players: 3,
      hands: ['wrong-line'],
      lastTurns: 1,
      line: 'R1 R2 B1 G1 Y1 O1 P1 P2',
    });
    act(race, 'play wrong-line', 'car purple-2', 'ready');
    const { points, results, ready, owners, phase } = formula.view(race, 'public').public;
    expect(phase).toBe('resting');
    expect(points).toEqual([4, 0, 3, 0, 2, 0, 1, 0, 10, 6, 0, 0]);
    expect(results).toHaveLength(1);
    expect(ready).toEqual([0]);
    expect(owners).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('F-T3: until the deal is done, the turns of the whole race are left', () => {
    const race = begin(4, { removed: 6 });
    const left = () => formula.view(race, 'public').public.playsLeft;
    expect(left()).toBe(32);
    for (const text of [
      ...['red', 'blue', 'green', 'orange'].map((team) => `give ${team}`),
      ...['red', 'blue', 'green', 'orange', 'yellow', 'purple'].map((team) => `grid ${team}`),
      ...['crash', 'turbo', 'turbo'].map((card) => `draw ${card}`),
    ]) {
      act(race, text);
      expect(left()).toBe(32);
    }
  });

  it('there is no view for a missing seat', () => {
    const race = begin(3, { teams: firstTeams(3) });
    expect(() => formula.view(race, 3)).toThrow('no seat 3');
    expect(() => formula.view(race, -1)).toThrow('no seat -1');
    expect(formula.view(race, 2).own).toEqual({ seat: 2, hand: [] });
  });
});
