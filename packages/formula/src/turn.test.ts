import { TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { formula } from './rules.ts';
import type { FormulaState } from './state.ts';
import {
  act,
  actorOf,
  chanceOf,
  handOf,
  legalTexts,
  lineOf,
  raceWith,
  refused,
  retiredOf,
  rolls,
  shorten,
  SIX,
} from './testing.ts';

const open = (state: FormulaState) => formula.view(state, 'public').public;
const HAND = 'overtake-3-red overtake-3-red turbo turbo crash';

describe('a turn', () => {
  it('F-T1: a player must play one card from their hand, each kind offered once', () => {
    const race = raceWith({ hands: [HAND] });
    expect(legalTexts(race)).toEqual(['play overtake-3-red', 'play turbo', 'play crash']);
    expect(legalTexts(race, 1)).toEqual([]);
  });

  it('F-T1: the card goes face up to the discard pile, is resolved, then one is drawn', () => {
    const race = raceWith({ players: 4, hands: [HAND] });
    act(race, 'play turbo');
    expect(handOf(race, 0)).toEqual(['overtake-3-red', 'overtake-3-red', 'turbo', 'crash']);
    expect(open(race)).toMatchObject({ discard: { turbo: 1 }, phase: 'choosing', card: 'turbo', pile: 34 });
    act(race, 'car blue-2');
    expect(open(race)).toMatchObject({ phase: 'drawing', card: null, chosen: null, die: null, pile: 34 });
    expect(actorOf(race)).toBe(TABLE);
    act(race, 'draw spin-out');
    expect(handOf(race, 0)).toEqual(['overtake-3-red', 'overtake-3-red', 'turbo', 'spin-out', 'crash']);
    expect(open(race)).toMatchObject({ phase: 'playing', turn: 1, pile: 33 });
    act(race, 'play overtake-2-blue', 'car blue-2', 'draw turbo');
    expect(handOf(race, 0)).toEqual(['overtake-3-red', 'overtake-3-red', 'turbo', 'spin-out', 'crash']);
  });

  it('F-T1: the card drawn is any unseen one, all equally likely, including those taken out', () => {
    const race = raceWith({ players: 2, hands: [HAND], options: { removed: 12 } });
    act(race, 'play turbo', 'car blue-2');
    const chance = chanceOf(43);
    expect(formula.write(formula.roll(race, chance))).toBe('draw spin-last');
    expect(chance.asked).toEqual([[44, 'draw']]);
  });

  it('F-T1: even with no car left running a player has their turns', () => {
    const race = raceWith({ line: 'G1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2', hands: ['wrong-line', 'wrong-line'] });
    expect(legalTexts(race)).toContain('play wrong-line');
    act(race, 'play wrong-line', 'car green-2', 'draw pit-beige', 'play wrong-line');
    expect(actorOf(race)).toBe(1);
  });

  it("F-T2: the player of a card makes its choices, for anybody's cars", () => {
    const race = raceWith({ line: SIX, turn: 2, hands: ['', '', 'wrong-line'] });
    act(race, 'play wrong-line');
    expect(legalTexts(race, 2)).toEqual(open(race).line.map((car) => `car ${car}`));
    expect(legalTexts(race, 0)).toEqual([]);
    expect(refused(race, 0, 'car blue-1')).toMatchObject({ code: 'not-your-turn' });
    expect(refused(race, 2, 'car blue-1')).toBeUndefined();
    act(race, 'car blue-1');
    expect(lineOf(race)).toBe('G1 B1 Y1 O1 R1 P1');
  });

  it('F-T3: when the last card has been drawn everybody has one more turn without drawing, the drawer last', () => {
    const hands = ['wrong-line', 'wrong-line', 'wrong-line'];
    const race = raceWith({ players: 3, turn: 1, hands, lastTurns: 3 });
    const turns = [];
    for (let play = 0; play < 3; play++) {
      turns.push([open(race).turn, open(race).playsLeft]);
      act(race, 'play wrong-line', 'car blue-2');
    }
    expect(turns).toEqual([
      [1, 3],
      [2, 2],
      [0, 1],
    ]);
    expect(open(race)).toMatchObject({ phase: 'resting', handSizes: [4, 4, 4], turn: null, playsLeft: 0 });
  });

  it('F-T3: the turns left are counted from the pile', () => {
    const race = raceWith({ players: 5, hands: ['wrong-line'] });
    expect(open(race).playsLeft).toBe(34);
    act(race, 'play wrong-line');
    expect(open(race).playsLeft).toBe(34);
    act(race, 'car blue-2');
    expect(open(race)).toMatchObject({ phase: 'drawing', playsLeft: 33 });
    act(race, 'draw pit-beige');
    expect(open(race).playsLeft).toBe(33);
  });

  it('F-T4: gaps close at once, so running cars hold the places from first on', () => {
    const race = raceWith({ hands: ['spin-out'] });
    act(race, 'play spin-out', rolls(3), 'accept');
    expect(lineOf(race)).toBe('B1 G1 O1 R1 P1 P2 R2 O2 Y2 G2 B2');
    const next = raceWith({ line: lineOf(race), hands: ['spin-out'] });
    act(next, 'play spin-out', rolls(3), 'accept');
    expect(lineOf(next)).toBe('B1 G1 R1 P1 P2 R2 O2 Y2 G2 B2');
  });

  it.each([
    ['forward past first stays first', 'turbo', 'orange-1', 'O1 B1 R1 P1', 'B1 R1 O1 P1'],
    ['forward from first stays first', 'overtake-4-blue', 'blue-1', 'B1 G1 Y1', 'B1 G1 Y1'],
    ['back past last stays last', 'lose-control', 'orange-1', 'B1 R1 P1 O1', 'B1 R1 O1 P1'],
    ['back by exactly as many as are behind', 'off-circuit', 'red-1', 'B1 O1 P1 R1', 'B1 R1 O1 P1'],
    ['back from last stays last', 'wrong-line', 'purple-1', 'B1 R1 O1 P1', 'B1 R1 O1 P1'],
  ])('F-T5: a car moved %s', (_, card, car, after, line) => {
    const race = raceWith({ line, hands: [card] });
    act(race, `play ${card}`, `car ${car}`);
    expect(lineOf(race)).toBe(after);
  });

  it('F-T6: a car that retires goes in front of those that retired earlier', () => {
    const race = raceWith({
      line: 'B1 G1 Y1 O1 R1 P1 P2 R2 O2 Y2',
      retired: 'G2 B2',
      hands: ['charge-engine', 'charge-engine'],
    });
    act(race, 'play charge-engine', 'car yellow-1', rolls(10), 'draw pit-beige');
    act(race, 'play charge-engine', 'car yellow-2', rolls(10));
    expect(lineOf(race)).toBe('B1 G1 O1 R1 P1 P2 R2 O2');
    expect(retiredOf(race)).toBe('Y2 Y1 G2 B2');
  });

  it('F-T6: the final order is the running cars, then the retired, latest first', () => {
    const race = raceWith({
      line: 'R1 R2 O1 O2 G1 G2 P1 P2 B1',
      retired: 'Y2 B2 Y1',
      hands: ['wrong-line'],
      lastTurns: 1,
    });
    act(race, 'play wrong-line', 'car blue-1');
    const [{ order, running }] = open(race).results;
    expect(shorten(order)).toBe('R1 R2 O1 O2 G1 G2 P1 P2 B1 Y2 B2 Y1');
    expect(running).toBe(9);
  });
});
