import { formula, TEAMS, type FormulaState } from '@paddock/formula';
import { cardsIn } from '@paddock/formula/testing';
import {
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Action,
  type Chance,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { club } from '../club.ts';
import { Light } from './light.ts';
import { playOn } from './play-on.ts';

function startOf(players: number, given: Readonly<Record<string, unknown>>): FormulaState {
  const options = resolveOptions(formula.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  return formula.start({ players, options });
}

const GAMES = [
  { players: 2, options: { races: 2, removed: 24 } },
  { players: 2, options: { races: 1, championship: 'drivers' } },
  { players: 3, options: { races: 2, removed: [0, 24] } },
  { players: 4, options: { races: 1, teams: [['red'], ['blue'], ['green'], ['purple']] } },
  {
    players: 4,
    options: { races: 2, championship: 'drivers', drivers: TEAMS.flatMap((team) => [team, `${team} 2`]) },
  },
  { players: 5, options: { races: 2, removed: 12 } },
  { players: 6, options: { races: 17, removed: 18 } },
] as const;

/** One or two legal actions of the seat to act lead from one state to the other. */
function isLegalStep(before: FormulaState, after: FormulaState, depth = 2): boolean {
  const acting = formula.toAct(before);
  if (depth === 0 || acting === TABLE_ALONE) return false;
  return seatsIn(acting).some((seat) => {
    const legal: Action[] = [];
    const count = formula.legal(before, seat, legal);
    return legal.slice(0, count).some((action) => {
      const copy = formula.copy(before);
      formula.apply(copy, seat, action);
      return isSame(copy, after) || isLegalStep(copy, after, depth - 1);
    });
  });
}

const isSame = (a: FormulaState, b: FormulaState) => a.bytes.every((byte, at) => byte === b.bytes[at]);

describe('the light policy', () => {
  for (const { players, options } of GAMES)
    it(`plays legally to the end: ${players} players, ${JSON.stringify(options).slice(0, 60)}`, () => {
      const light = new Light();
      const chance = fastChance('light');
      const state = startOf(players, options);
      const deck = cardsIn(state);
      while (formula.toAct(state) !== 0) {
        const before = formula.copy(state);
        light.step(state, chance);
        if (formula.toAct(before) !== TABLE_ALONE) expect(isLegalStep(before, state)).toBe(true);
        expect(cardsIn(state)).toEqual(deck);
      }
      expect(formula.outcome(state)?.standings.length).toBeGreaterThan(0);
    });

  it('ends the same way from the same state and chance, from anywhere in a season', () => {
    const state = startOf(4, { races: 3 });
    const chance = fastChance('anywhere');
    const light = new Light();
    for (let steps = 0; formula.toAct(state) !== 0; steps++) {
      if (steps % 7 === 0) {
        const [one, other] = [formula.copy(state), formula.copy(state)];
        playOn(one, fastChance(`${steps}`));
        playOn(startOf(2, { championship: 'drivers' }), fastChance('another table'));
        playOn(other, fastChance(`${steps}`));
        expect(formula.view(other, 'all')).toEqual(formula.view(one, 'all'));
      }
      light.step(state, chance);
    }
  });

  it('knows no more than a seat sees: other hidden cards, the same play', () => {
    const light = new Light();
    const chance = fastChance('secrets');
    const state = startOf(4, { races: 2 });
    for (; formula.toAct(state) !== 0; light.step(state, chance)) {
      if (formula.toAct(state) === TABLE_ALONE) continue;
      const seat = seatsIn(formula.toAct(state))[0] ?? 0;
      const twin = formula.imagine(formula.view(state, seat), chance);
      const copy = formula.copy(state);
      light.step(copy, chance);
      light.step(twin, chance);
      expect(formula.view(twin, seat)).toEqual(formula.view(copy, seat));
    }
  });

  it.each([
    [4, { races: 1 }],
    [3, { races: 2, championship: 'drivers' }],
  ])('does what club would do, nearly always: %i players, %j', (players, options) => {
    const light = new Light();
    let [same, all] = [0, 0];
    const state = startOf(players, options);
    const chance = fastChance('like club');
    for (; formula.toAct(state) !== 0; light.step(state, chance)) {
      if (formula.toAct(state) === TABLE_ALONE) continue;
      const seat = seatsIn(formula.toAct(state))[0] ?? 0;
      const asClub = formula.copy(state);
      for (const text of club(formula.view(state, seat), seat, chance, { iterations: 1000 }).do) {
        const action = formula.read(text);
        if (!isRefusal(action)) formula.apply(asClub, seat, action);
      }
      const asLight = formula.copy(state);
      light.step(asLight, NO_CHANCE);
      all++;
      if (isSame(asClub, asLight)) same++;
    }
    expect(same / all).toBeGreaterThan(0.85);
  });
});

/** For steps that involve no chance. */
const NO_CHANCE: Chance = {
  below: () => {
    throw new Error(`${TABLE} was asked`);
  },
};
