import { fastChance, isRefusal, resolveOptions, type Setup } from '@paddock/kernel';
import { playUnderLaws } from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import { DECK_SIZE, KIND_COUNT } from './cards.ts';
import { OPTIONS, removedIn, type FormulaOptions } from './options.ts';
import { formula } from './rules.ts';
import {
  DISCARD,
  HAND_BYTES,
  HANDS,
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

/** Any table that the options allow, chosen by a number. */
function someSetup(number: number, longestSeason: number): Setup<FormulaOptions> {
  const chance = fastChance(`setup ${number}`);
  const players = 2 + chance.below(5);
  const races = 1 + chance.below(longestSeason);
  const removed = 6 * chance.below(4);
  const championship = chance.below(2) === 0 ? 'constructors' : 'drivers';
  const options = resolveOptions(OPTIONS, players, { races, removed, championship });
  return isRefusal(options) ? someSetup(number + 1_000_000, longestSeason) : { players, options };
}

/** F-C1, F-C2, F-T4: nothing is lost or duplicated. */
function countEverything({ bytes, setup }: FormulaState): void {
  if (bytes[PHASE] < PLAYING) return;
  let cars = 0;
  for (let slot = 0; slot < 12; slot++) {
    const car = bytes[LINE + slot];
    cars |= 1 << car;
    if (bytes[SLOT + car] !== slot)
      throw new Error(`car ${car} is in slot ${slot} and says ${bytes[SLOT + car]}`);
  }
  if (cars !== 0xfff || bytes[RUNNING] < 6)
    throw new Error(`cars ${cars.toString(2)}, ${bytes[RUNNING]} running`);
  let held = 0;
  for (let seat = 0; seat < setup.players; seat++) held += bytes[HANDS + seat * HAND_BYTES];
  if (held + countFrom(bytes, DISCARD) + countFrom(bytes, UNSEEN) !== DECK_SIZE)
    throw new Error('a card is missing or too many');
  if (countFrom(bytes, UNSEEN) !== bytes[PILE] + bytes[OUT])
    throw new Error('the pile is not what is unseen');
}

function countFrom(bytes: Uint8Array, from: number): number {
  return bytes.subarray(from, from + KIND_COUNT).reduce((sum, some) => sum + some, 0);
}

/** `npm run laws` plays them all. */
const RACES = process.env['PADDOCK_LAWS'] === 'whole' ? 10_000 : 1_500;

describe('the laws of the kernel, for Formula', () => {
  it(`hold over ${RACES} random races of 2 to 6 players`, () => {
    let checked = 0;
    for (let number = 0; number < RACES; number++) {
      const setup = someSetup(number, 1);
      const run = { seed: `race ${number}`, every: 60, longest: 4000 };
      const report = playUnderLaws(formula, setup, run, number % 10 === 0 ? countEverything : undefined);
      checked += report.checked;
      const plays = countFrom(report.final.bytes, DISCARD);
      expect(plays).toBe(DECK_SIZE - removedIn(setup.options, 0) - 4 * setup.players);
    }
    expect(checked).toBeGreaterThan(2 * RACES);
  });

  it('hold at every single step of seasons', () => {
    for (let number = 0; number < 24; number++) {
      const { checked, actions } = playUnderLaws(
        formula,
        someSetup(number, 3),
        { seed: `season ${number}`, every: 1, longest: 12_000 },
        countEverything,
      );
      expect(checked).toBe(actions + 1);
    }
  });
});
