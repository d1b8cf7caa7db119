import { TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { formula } from './rules.ts';
import type { FormulaState } from './state.ts';
import { act, actorOf, legalTexts, lineOf, raceWith, retiredOf, rolls, SIX, TWELVE } from './testing.ts';

const phase = (state: FormulaState) => formula.view(state, 'public').public.phase;

function crash(die: number): FormulaState {
  const race = raceWith({ line: SIX, hands: ['crash'] });
  act(race, 'play crash', rolls(die));
  return race;
}

describe('Pit Stop', () => {
  it.each([
    [1, 'B1 Y1 G1 O1 R1 P1 P2 R2 O2 Y2 G2 B2'],
    [6, 'B1 Y1 O1 R1 P1 P2 R2 G1 O2 Y2 G2 B2'],
    [7, TWELVE],
    [12, TWELVE],
  ])('F-K6: a roll of %i', (die, line) => {
    const race = raceWith({ hands: ['pit-green'] });
    act(race, 'play pit-green');
    expect(legalTexts(race)).toEqual(['car green-1', 'car green-2']);
    act(race, 'car green-1');
    expect([phase(race), actorOf(race)]).toEqual(['rolling', TABLE]);
    act(race, rolls(die));
    expect([phase(race), lineOf(race)]).toEqual(['drawing', line]);
  });

  it('F-K6: the beige card is for any running car', () => {
    const race = raceWith({ line: SIX, hands: ['pit-beige'] });
    act(race, 'play pit-beige');
    expect(legalTexts(race)).toHaveLength(6);
    act(race, 'car blue-1', rolls(2));
    expect(lineOf(race)).toBe('G1 Y1 B1 O1 R1 P1');
  });

  it('F-K6: both cars of the colour retired: no effect, no roll', () => {
    const race = raceWith({ line: 'B1 G1 Y1 O1 P1', hands: ['pit-red'] });
    act(race, 'play pit-red');
    expect([phase(race), lineOf(race)]).toEqual(['drawing', 'B1 G1 Y1 O1 P1']);
  });
});

describe('Charge', () => {
  it.each([
    ['charge-gears', 1, 'B1 Y1 G1 O1 R1 P1', ''],
    ['charge-gears', 9, 'B1 Y1 G1 O1 R1 P1', ''],
    ['charge-gears', 10, 'B1 G1 O1 R1 P1 Y1', ''],
    ['charge-gears', 12, 'B1 G1 O1 R1 P1 Y1', ''],
    ['charge-engine', 9, 'B1 Y1 G1 O1 R1 P1', ''],
    ['charge-engine', 10, 'B1 G1 O1 R1 P1', 'Y1 '],
    ['charge-engine', 12, 'B1 G1 O1 R1 P1', 'Y1 '],
  ])('F-K7: %s with a roll of %i', (card, die, line, retired) => {
    const race = raceWith({ line: SIX, turn: 2, hands: ['', '', card] });
    act(race, `play ${card}`);
    expect(legalTexts(race)).toHaveLength(6);
    act(race, 'car yellow-1', rolls(die));
    expect(lineOf(race)).toBe(line);
    expect(retiredOf(race)).toBe(`${retired}B2 G2 Y2 O2 R2 P2`);
    expect(phase(race)).toBe(die < 10 ? 'deciding' : 'drawing');
  });

  it('F-K8: charging their own car, players may roll again as often as they like, until 10–12 ends it', () => {
    const race = raceWith({ turn: 0, hands: ['charge-gears'] });
    act(race, 'play charge-gears', 'car blue-2');
    for (let roll = 0; roll < 5; roll++) {
      act(race, rolls(5));
      expect(legalTexts(race)).toEqual(['again', 'stop']);
      expect(actorOf(race)).toBe(0);
      act(race, 'again');
      expect(phase(race)).toBe('rolling');
    }
    expect(lineOf(race)).toBe('B1 G1 Y1 O1 R1 P1 B2 P2 R2 O2 Y2 G2');
    act(race, rolls(10));
    expect([lineOf(race), phase(race)]).toEqual([TWELVE, 'drawing']);
  });

  it('F-K8: each of a player’s several teams counts as their own', () => {
    for (const [players, own] of [
      [2, ['blue', 'yellow', 'red']],
      [3, ['blue', 'orange']],
    ] as const) {
      for (const team of own) {
        const race = raceWith({ players, hands: ['charge-engine'] });
        act(race, 'play charge-engine', `car ${team}-2`, rolls(1), 'again', rolls(1), 'stop');
        expect(phase(race)).toBe('drawing');
      }
    }
  });

  it.each([
    ["another's car", 'red-1'],
    ['an uncontrolled one', 'purple-1'],
  ])('F-K8: %s has one roll', (_, car) => {
    const race = raceWith({ players: 5, hands: ['charge-gears'] });
    act(race, 'play charge-gears', `car ${car}`, rolls(9));
    expect(phase(race)).toBe('drawing');
  });

  it('F-K9: a charging car already first stays first on 1–9, and its owner may still roll again', () => {
    const race = raceWith({ line: SIX, hands: ['charge-engine'] });
    act(race, 'play charge-engine', 'car blue-1', rolls(9));
    expect([lineOf(race), legalTexts(race)]).toEqual([SIX, ['again', 'stop']]);
    act(race, 'again', rolls(11));
    expect(lineOf(race)).toBe('G1 Y1 O1 R1 P1');
  });
});

describe('Spin Out and Spin Last', () => {
  it.each([
    ['spin-out', 'B1 G1 O1 R1 P1', 'Y1 B2 G2 Y2 O2 R2 P2'],
    ['spin-last', 'B1 G1 O1 R1 P1 Y1', 'B2 G2 Y2 O2 R2 P2'],
  ])(
    "F-K10: %s: the number rolled is a place, and the player's own car is not spared",
    (card, line, retired) => {
      const race = raceWith({ line: SIX, turn: 2, hands: ['', '', card] });
      act(race, `play ${card}`);
      expect(phase(race)).toBe('rolling');
      act(race, rolls(3));
      expect([lineOf(race), legalTexts(race)]).toEqual([SIX, ['accept', 'reject']]);
      act(race, 'accept');
      expect([lineOf(race), retiredOf(race), phase(race)]).toEqual([line, retired, 'drawing']);
    },
  );

  it.each([
    ['spin-out', 'B1 G1 Y1 O1 R1'],
    ['spin-last', SIX],
  ])('F-K10: %s: the roll may be rejected once, the second must be accepted', (card, line) => {
    const race = raceWith({ line: SIX, hands: [card] });
    act(race, `play ${card}`, rolls(1), 'reject');
    expect(phase(race)).toBe('rolling');
    act(race, rolls(6));
    expect([lineOf(race), phase(race)]).toEqual([line, 'drawing']);
  });

  it('F-K10: the first roll of the next spin may be rejected again', () => {
    const race = raceWith({ line: SIX, hands: ['spin-out', 'spin-last'] });
    act(race, 'play spin-out', rolls(1), 'reject', rolls(6), 'draw pit-beige', 'play spin-last', rolls(1));
    expect(legalTexts(race)).toEqual(['accept', 'reject']);
  });

  it.each(['spin-out', 'spin-last'])('F-K11: %s: a place without a running car has no effect', (card) => {
    const race = raceWith({ line: SIX, hands: [card] });
    act(race, `play ${card}`, rolls(7));
    expect(legalTexts(race)).toEqual(['accept', 'reject']);
    act(race, 'accept');
    expect([lineOf(race), retiredOf(race), phase(race)]).toEqual([SIX, 'B2 G2 Y2 O2 R2 P2', 'drawing']);
  });
});

describe('Crash', () => {
  it('F-K12: the car in the place rolled retires with the neighbour in front or behind, chosen after the roll', () => {
    for (const [die, front, behind] of [
      [2, 'blue-1', 'yellow-1'],
      [5, 'orange-1', 'purple-1'],
    ] as const) {
      const race = crash(die);
      expect([legalTexts(race), actorOf(race)]).toEqual([[`car ${front}`, `car ${behind}`], 0]);
    }
    const race = crash(5);
    act(race, 'car purple-1');
    expect([lineOf(race), phase(race)]).toEqual(['B1 G1 Y1 O1', 'drawing']);
  });

  it('F-K12: for first place the one behind, for last place the one in front, without a choice', () => {
    expect([lineOf(crash(1)), phase(crash(1))]).toEqual(['Y1 O1 R1 P1', 'drawing']);
    expect([lineOf(crash(6)), phase(crash(6))]).toEqual(['B1 G1 Y1 O1', 'drawing']);
  });

  it('F-K12: no car in that place: no effect, and no second roll', () => {
    expect([lineOf(crash(7)), phase(crash(7))]).toEqual([SIX, 'drawing']);
  });

  it('F-K13: the two go to the front of the retired in the order they had on the track', () => {
    const inFront = crash(3);
    act(inFront, 'car green-1');
    expect(retiredOf(inFront)).toBe('G1 Y1 B2 G2 Y2 O2 R2 P2');
    const behind = crash(3);
    act(behind, 'car orange-1');
    expect(retiredOf(behind)).toBe('Y1 O1 B2 G2 Y2 O2 R2 P2');
    expect(retiredOf(crash(1))).toBe('B1 G1 B2 G2 Y2 O2 R2 P2');
    expect(retiredOf(crash(6))).toBe('R1 P1 B2 G2 Y2 O2 R2 P2');
  });
});
