import { fastChance, TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { formula } from './rules.ts';
import { playsInRace } from './state.ts';
import {
  act,
  actorOf,
  begin,
  handOf,
  lineOf,
  playOn,
  raceWith,
  retiredOf,
  rolls,
  shorten,
  SIX,
} from './testing.ts';

/** The six cars A1 B1 C1 D1 E1 F1 of the rules text, in the order of the teams; their team-mates have retired. */
function six(hand: string, turn = 0) {
  return raceWith({
    line: SIX,
    turn,
    hands: Array.from({ length: 6 }, (_, seat) => (seat === turn ? hand : '')),
  });
}

describe('the worked cases of the rules', () => {
  it.each([
    ['1 (F-K1): Overtake +2 on D takes E along', 'overtake-2-orange', 'orange-1', 'B1 O1 R1 G1 Y1 P1'],
    ['2 (F-K2): Overtake +4 on third stops first', 'overtake-4-yellow', 'yellow-1', 'Y1 O1 B1 G1 R1 P1'],
    ['3 (F-K1): Overtake +3 on last goes alone', 'overtake-3-purple', 'purple-1', 'B1 G1 P1 Y1 O1 R1'],
    ['4 (F-K2): Overtake +2 on first changes nothing', 'overtake-2-blue', 'blue-1', SIX],
    ['5 (F-K5): Tailender Turbo on D goes three up, alone', 'turbo', 'orange-1', 'O1 B1 G1 Y1 R1 P1'],
    ['6 (F-K4, F-T5): Lose Control on fifth stops last', 'lose-control', 'red-1', 'B1 G1 Y1 O1 P1 R1'],
    ['14 (F-K2): Overtake +3 on second', 'overtake-3-green', 'green-1', 'G1 Y1 B1 O1 R1 P1'],
  ])('Worked case %s', (_, card, car, line) => {
    const race = six(card);
    act(race, `play ${card}`, `car ${car}`);
    expect(lineOf(race)).toBe(line);
  });

  it('Worked case 7 (F-K12, F-K13): Crash rolls 3 and takes the car in front; B and C are classified in that order', () => {
    const race = six('crash');
    act(race, 'play crash', rolls(3), 'car green-1');
    expect(lineOf(race)).toBe('B1 O1 R1 P1');
    expect(retiredOf(race)).toBe('G1 Y1 B2 G2 Y2 O2 R2 P2');
  });

  it('Worked case 8 (F-S4, F-T3): four players have 34 cards in the pile after the deal, 38 plays, four cards each at the end', () => {
    const race = begin(4, { races: 1 });
    const chance = fastChance('worked case 8');
    playOn(race, chance, { until: () => formula.view(race, 'public').public.phase === 'playing' });
    expect(formula.view(race, 'public').public).toMatchObject({ pile: 34, playsLeft: 38 });
    let plays = 0;
    playOn(race, chance, {
      watch: (_, action) => {
        if (formula.write(action).startsWith('play ')) plays++;
      },
    });
    expect(plays).toBe(38);
    expect(playsInRace(4, 0)).toBe(38);
    expect(formula.view(race, 'public').public.handSizes).toEqual([4, 4, 4, 4]);
  });

  it("Worked case 9 (F-K7, F-K8): Charge (engine blows) on the player's own F rolls 4, 9, stop", () => {
    const race = six('charge-engine', 5);
    act(race, 'play charge-engine', 'car purple-1', rolls(4), 'again', rolls(9), 'stop');
    expect(lineOf(race)).toBe('B1 G1 Y1 P1 O1 R1');
    expect(actorOf(race)).toBe(TABLE);
  });

  it("Worked case 10 (F-K7): Charge (lose gears) on the player's own B rolls 3, then 11", () => {
    const race = six('charge-gears', 1);
    act(race, 'play charge-gears', 'car green-1', rolls(3), 'again', rolls(11));
    expect(lineOf(race)).toBe('B1 Y1 O1 R1 P1 G1');
  });

  it('Worked case 11 (F-K10, F-K11): Spin Out rolls 9, where nobody is, is rejected, then 1: A retires', () => {
    const race = six('spin-out');
    act(race, 'play spin-out', rolls(9), 'reject', rolls(1));
    expect(lineOf(race)).toBe('G1 Y1 O1 R1 P1');
    expect(retiredOf(race)).toMatch(/^B1 B2 /);
  });

  it("Worked case 12 (F-T6, F-K13): E retires, then case 7's crash: the order is A D F B C E", () => {
    const race = raceWith({ line: SIX, hands: ['charge-engine', 'crash'] });
    act(race, 'play charge-engine', 'car red-1', rolls(12), 'draw pit-beige');
    act(race, 'play crash', rolls(3), 'car green-1');
    expect(`${lineOf(race)} ${retiredOf(race)}`).toBe('B1 O1 P1 G1 Y1 R1 B2 G2 Y2 O2 R2 P2');
  });

  it('Worked case 13 (F-K6): Pit Stop on B rolls 5', () => {
    const race = six('pit-green');
    act(race, 'play pit-green', 'car green-1', rolls(5));
    expect(lineOf(race)).toBe('B1 Y1 O1 R1 P1 G1');
  });

  it('Worked case 15 (F-S3): teams drawn red, orange, yellow, green, blue, purple', () => {
    const race = begin(6, { teams: [['blue'], ['green'], ['yellow'], ['orange'], ['red'], ['purple']] });
    act(race, 'grid red', 'grid orange', 'grid yellow', 'grid green', 'grid blue', 'grid purple');
    expect(shorten(formula.view(race, 'public').public.line)).toBe('R1 O1 Y1 G1 B1 P1 P2 B2 G2 Y2 O2 R2');
  });

  it('Worked case 16 (F-T3): five players have 34 plays, seats from the starter 7 7 7 7 6, the fourth plays last', () => {
    const race = begin(5, { races: 1 });
    const players: number[] = [];
    playOn(race, fastChance('worked case 16'), {
      watch: (who, action) => {
        if (formula.write(action).startsWith('play ')) players.push(who);
      },
    });
    const fromStarter = [0, 1, 2, 3, 4].map((seat) => (players[0] + seat) % 5);
    expect(players).toHaveLength(34);
    expect(fromStarter.map((seat) => players.filter((who) => who === seat).length)).toEqual([7, 7, 7, 7, 6]);
    expect(players.at(-1)).toBe(fromStarter[3]);
    expect(fromStarter.map((seat) => handOf(race, seat).length)).toEqual([4, 4, 4, 4, 4]);
  });
});
