import { describe, expect, it } from 'vitest';
import { TABLE } from '@paddock/kernel';
import { act, actorOf, legalTexts, lineOf, raceWith, refused, SIX, TWELVE } from './testing.ts';

const moved = (card: string, car: string, line = TWELVE) => {
  const race = raceWith({ line, hands: [card] });
  act(race, `play ${card}`, `car ${car}`);
  return lineOf(race);
};

describe('cards that move a car at once', () => {
  it.each([
    ['two places', 'overtake-2-red', 'red-1', 'B1 G1 R1 P1 Y1 O1 P2 R2 O2 Y2 G2 B2'],
    ['three places', 'overtake-3-red', 'red-2', 'B1 G1 Y1 O1 R2 O2 R1 P1 P2 Y2 G2 B2'],
    ['four places', 'overtake-4-yellow', 'yellow-2', 'B1 G1 Y1 O1 R1 Y2 G2 P1 P2 R2 O2 B2'],
    ['with its own team-mate behind', 'overtake-3-purple', 'purple-1', 'B1 G1 P1 P2 Y1 O1 R1 R2 O2 Y2 G2 B2'],
    ['from the place before last', 'overtake-2-green', 'green-2', 'B1 G1 Y1 O1 R1 P1 P2 R2 G2 B2 O2 Y2'],
    ['alone from last place', 'overtake-4-blue', 'blue-2', 'B1 G1 Y1 O1 R1 P1 P2 B2 R2 O2 Y2 G2'],
  ])(
    'F-K1: Overtake moves a car of its colour forward, the one behind in its slipstream: %s',
    (_, card, car, line) => {
      expect(moved(card, car)).toBe(line);
    },
  );

  it('F-K1: a retired car behind the last running one does not follow', () => {
    expect(moved('overtake-2-purple', 'purple-1', SIX)).toBe('B1 G1 Y1 P1 O1 R1');
  });

  it('F-K1: only running cars of the colour may be chosen', () => {
    const race = raceWith({ hands: ['overtake-2-red'] });
    act(race, 'play overtake-2-red');
    expect(legalTexts(race)).toEqual(['car red-1', 'car red-2']);
    expect(refused(race, 0, 'car blue-1')).toMatchObject({ code: 'wrong-colour', rule: 'F-K1' });
  });

  it.each([
    ['red-1', 'B1 R1 P1', 'red-2'],
    ['red-2', 'B1 R2 P1', 'red-1'],
  ])('F-K1: only %s left of the colour: it must be chosen', (left, line, gone) => {
    const race = raceWith({ line, hands: ['overtake-2-red'] });
    act(race, 'play overtake-2-red');
    expect(legalTexts(race)).toEqual([`car ${left}`]);
    expect(refused(race, 0, `car ${gone}`)).toMatchObject({ code: 'car-retired', rule: 'F-K1' });
  });

  it.each([
    ['second by two', 'overtake-2-green', 'green-1', 'G1 Y1 B1 O1 R1 P1 P2 R2 O2 Y2 G2 B2'],
    ['third by exactly two', 'overtake-2-yellow', 'yellow-1', 'Y1 O1 B1 G1 R1 P1 P2 R2 O2 Y2 G2 B2'],
    ['first by four', 'overtake-4-blue', 'blue-1', TWELVE],
  ])('F-K2: the car stops at first place with its follower second: %s', (_, card, car, line) => {
    expect(moved(card, car)).toBe(line);
  });

  it('F-K2: the last of two running cars moves to first alone', () => {
    expect(moved('overtake-4-red', 'red-1', 'B1 R1')).toBe('R1 B1');
  });

  it('F-K3: both cars of the colour retired, Overtake may be played and does nothing', () => {
    const race = raceWith({ line: 'B1 G1 Y1 O1 P1', retired: 'R1 R2', hands: ['overtake-2-red'] });
    expect(legalTexts(race)).toContain('play overtake-2-red');
    const told = act(race, 'play overtake-2-red');
    expect(told.at(-1)).toEqual({ to: 'all', fact: { kind: 'nothing', why: 'both-retired' } });
    expect(lineOf(race)).toBe('B1 G1 Y1 O1 P1');
    expect(actorOf(race)).toBe(TABLE);
    act(race, 'draw pit-beige');
    expect(actorOf(race)).toBe(1);
  });

  it.each([
    ['Wrong Line: one', 'wrong-line', 'B1 G1 O1 Y1 R1 P1 P2 R2 O2 Y2 G2 B2'],
    ['Off Circuit: two', 'off-circuit', 'B1 G1 O1 R1 Y1 P1 P2 R2 O2 Y2 G2 B2'],
    ['Lose Control: three', 'lose-control', 'B1 G1 O1 R1 P1 Y1 P2 R2 O2 Y2 G2 B2'],
  ])('F-K4: any running car moves back, %s', (_, card, line) => {
    expect(moved(card, 'yellow-1')).toBe(line);
  });

  it('F-K4: any running car may be chosen, the last too, and it stays; a retired one may not', () => {
    const race = raceWith({ line: SIX, hands: ['lose-control'] });
    act(race, 'play lose-control');
    expect(legalTexts(race)).toHaveLength(6);
    expect(refused(race, 0, 'car blue-2')).toMatchObject({ code: 'car-retired', rule: 'F-K4' });
    act(race, 'car purple-1');
    expect(lineOf(race)).toBe(SIX);
  });

  it.each([
    ['orange-1', 'O1 B1 G1 Y1 R1 P1'],
    ['red-1', 'B1 R1 G1 Y1 O1 P1'],
    ['purple-1', 'B1 G1 P1 Y1 O1 R1'],
  ])('F-K5: Tailender Turbo moves %s three places forward, alone', (car, line) => {
    expect(moved('turbo', car, SIX)).toBe(line);
  });

  it('F-K5: only the last three running cars may be turbocharged', () => {
    const race = raceWith({ line: SIX, hands: ['turbo'] });
    act(race, 'play turbo');
    expect(legalTexts(race)).toEqual(['car orange-1', 'car red-1', 'car purple-1']);
    expect(refused(race, 0, 'car yellow-1')).toEqual({
      code: 'not-a-tailender',
      rule: 'F-K5',
      params: { car: 'yellow-1', card: 'turbo', place: 3 },
    });
    expect(refused(race, 0, 'car blue-2')).toMatchObject({ code: 'car-retired', rule: 'F-K5' });
  });
});
