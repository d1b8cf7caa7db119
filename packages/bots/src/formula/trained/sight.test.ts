import { formula, type FormulaState } from '@paddock/formula';
import { fastChance, isRefusal, recalled, resolveOptions } from '@paddock/kernel';
import { PHASE, PLAYING, TURN } from '@paddock/formula/bytes';
import { describe, expect, it } from 'vitest';
import { Light } from '../light/light.ts';
import { aView } from '../testing.ts';
import { INPUTS, Sight } from './sight.ts';

const GAMES = [
  { players: 2, given: { races: 2, removed: 24 } },
  { players: 3, given: { races: 3 } },
  { players: 4, given: { races: 1 } },
  { players: 5, given: { races: 2, removed: 12 } },
  { players: 6, given: { races: 2 } },
] as const;

/** Every turn of a season between players of the light policy. */
function turnsOf(players: number, given: Readonly<Record<string, unknown>>): FormulaState[] {
  const options = resolveOptions(formula.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  const state = formula.start({ players, options });
  const [light, chance] = [new Light(), fastChance('sight')];
  const turns: FormulaState[] = [];
  for (; formula.toAct(state) !== 0; light.step(state, chance))
    if (state.bytes[PHASE] === PLAYING) turns.push(formula.copy(state));
  return turns;
}

function seen(state: FormulaState): readonly (readonly number[])[] {
  const sight = new Sight();
  sight.read(state, state.bytes[TURN] ?? 0);
  return Array.from({ length: sight.count }, (_, at) => [sight.inputs[at] ?? 0, sight.values[at] ?? 0]);
}

function sightOf(...view: Parameters<typeof aView>): Sight {
  const sight = new Sight();
  sight.read(formula.imagine(aView(...view), fastChance('any')), 0);
  return sight;
}

describe('what a net is told', () => {
  for (const { players, given } of GAMES)
    it(`F-S6: ${players} players: nothing that the seat may not know, each input once`, () => {
      for (const [at, state] of turnsOf(players, given).entries()) {
        const told = seen(state);
        const view = recalled(formula, state, state.bytes[TURN] ?? 0);
        expect(seen(formula.imagine(view, fastChance(`${at}`)))).toEqual(told);
        for (const [input = -1] of told) expect(input).toBeLessThan(INPUTS);
      }
    });

  it('F-T3: tells cars by who plays last in the race', () => {
    const classOf = (sight: Sight, car: number) => sight.inputAt(0, car);
    // Twenty plays are left: seat 3 will have the last, then 2, then 1.
    const late = sightOf({ hand: ['turbo'] });
    expect([0, 1, 2, 3, 4, 5].map((team) => classOf(late, 2 * team))).toEqual([0, 3, 2, 1, 6, 7]);
    // Nineteen: seat 2 has the last, and seat 3 has played when it is seat 0's last turn.
    const later = sightOf({ hand: ['turbo'], open: { playsLeft: 19, pile: 15 } });
    expect([0, 1, 2, 3, 4, 5].map((team) => classOf(later, 2 * team))).toEqual([0, 2, 1, 3, 6, 7]);
    expect([late.turns, later.turns]).toEqual([4, 4]);
  });

  it('F-E3: counts the season’s points', () => {
    const points = [10, 6, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0];
    const sight = sightOf({ hand: ['turbo'], options: { races: 2 }, open: { race: 1, points } });
    expect([sight.points, sight.pointsOfAll]).toEqual([16, 26]);
  });
});
