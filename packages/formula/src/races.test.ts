import { fastChance } from '@paddock/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHARGE_ENGINE, COUNT_OF, CRASH, KIND_COUNT, KINDS, SPIN_OUT } from './cards.ts';
import { formula } from './rules.ts';
import {
  CHOOSING,
  GRIDDING,
  LINE,
  OUT,
  PHASE,
  PILE,
  PLAYING,
  RUNNING,
  SLOT,
  UNSEEN,
  type FormulaState,
} from './state.ts';
import { CAR_COUNT, CAR_NAMES } from './teams.ts';
import { begin, cardsIn, legalTexts, playOn } from './testing.ts';

/** Lower it when the suite is run many times over, as for mutants. */
const RUNS = Number(process.env['PADDOCK_RUNS'] ?? 300);

const open = (state: FormulaState) => formula.view(state, 'public').public;

/** F-T3, F-O1: computed independently, so that an error in the rules cannot confirm itself. */
function playsIn({ bytes, setup }: FormulaState): number {
  return 54 - bytes[OUT] - 4 * setup.players;
}

/** Two to six players, any seed, as many cards taken out as their number allows. */
const races = fc
  .record({
    players: fc.integer({ min: 2, max: 6 }),
    steps: fc.integer({ min: 0, max: 4 }),
    seed: fc.string(),
  })
  .map(({ players, steps, seed }) => ({ players, seed, removed: 6 * Math.min(steps, 9 - players) }));

function holds(check: (race: FormulaState, seed: string) => void): void {
  fc.assert(
    fc.property(races, ({ players, seed, removed }) => {
      check(begin(players, { races: 1, removed }), seed);
    }),
    { numRuns: RUNS, seed: 54 },
  );
}

/** Every car is in exactly one slot of the line, and `SLOT` agrees. */
function isEveryCarOnce({ bytes }: FormulaState): boolean {
  const cars = [...bytes.subarray(LINE, LINE + CAR_COUNT)];
  return new Set(cars).size === CAR_COUNT && cars.every((car, slot) => bytes[SLOT + car] === slot);
}

function isEveryCardOnce(race: FormulaState): boolean {
  const unseen = race.bytes.subarray(UNSEEN, UNSEEN + KIND_COUNT).reduce((sum, count) => sum + count, 0);
  const isPileRight = race.bytes[PILE] === unseen - race.bytes[OUT];
  return isPileRight && cardsIn(race).every((count, kind) => count === COUNT_OF[kind]);
}

describe('random races', () => {
  it('F-T4, F-T6: each of the twelve cars is always exactly once in the line or retired', () => {
    holds((race, seed) => {
      const wrong: string[] = [];
      playOn(race, fastChance(seed), {
        watch: (_, action) => {
          if (race.bytes[PHASE] > GRIDDING && !isEveryCarOnce(race)) wrong.push(formula.write(action));
        },
      });
      expect(wrong).toEqual([]);
      expect(open(race).line.length + open(race).retired.length).toBe(12);
    });
  });

  it('F-C2: each of the 54 cards is in exactly one place, and the pile is the unseen minus those taken out', () => {
    holds((race, seed) => {
      const wrong: string[] = [];
      playOn(race, fastChance(seed), {
        watch: (_, action) => {
          if (!isEveryCardOnce(race)) wrong.push(formula.write(action));
        },
      });
      expect(wrong).toEqual([]);
      expect(Object.values(open(race).discard).reduce((sum, count) => sum + count, 0)).toBe(playsIn(race));
    });
  });

  it('F-T3, F-O1: a race has 54 − removed − 4n plays, in seat order, and everybody ends it with four cards', () => {
    holds((race, seed) => {
      const { players } = race.setup;
      const turns: number[] = [];
      playOn(race, fastChance(seed), {
        watch: (who, action) => {
          if (formula.write(action).startsWith('play ')) turns.push(who);
        },
      });
      expect(turns).toHaveLength(playsIn(race));
      expect(turns).toEqual(turns.map((_, nr) => (turns[0] + nr) % players));
      expect(open(race).handSizes).toEqual(Array.from({ length: players }, () => 4));
    });
  });

  it('F-S5: the first to play has the best-placed car of all players', () => {
    holds((race, seed) => {
      playOn(race, fastChance(seed), { until: () => race.bytes[PHASE] === PLAYING });
      const { line, owners, turn } = open(race);
      const inLine = line.map((car) => owners[CAR_NAMES.indexOf(car) >> 1]);
      expect(turn).toBe(inLine.find((owner) => owner !== null));
    });
  });

  it('F-K14: three engines, one spin and two in the crash make six', () => {
    const retires = new Map([
      [CHARGE_ENGINE, 1],
      [SPIN_OUT, 1],
      [CRASH, 2],
    ]);
    expect(KINDS.reduce((sum, { family, count }) => sum + count * (retires.get(family) ?? 0), 0)).toBe(6);
  });

  it('F-K14: at most six cars retire, so every choice has an option and the points go to running cars', () => {
    holds((race, seed) => {
      const running: number[] = [];
      const choices: number[] = [];
      playOn(race, fastChance(seed), {
        watch: () => {
          running.push(race.bytes[RUNNING]);
          if (race.bytes[PHASE] === CHOOSING) choices.push(legalTexts(race).length);
        },
      });
      expect(Math.min(...running)).toBeGreaterThanOrEqual(6);
      expect(Math.min(...choices)).toBeGreaterThan(0);
      const { points, retired, results } = open(race);
      expect(points.reduce((sum, scored) => sum + scored, 0)).toBe(26);
      expect(retired).toEqual(results[0].order.slice(running.at(-1)));
    });
  });
});
