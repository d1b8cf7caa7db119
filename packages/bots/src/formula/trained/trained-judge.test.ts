import { CARD_NAMES, formula, type FormulaState } from '@paddock/formula';
import {
  BACK,
  FAMILY_OF,
  LINE,
  OVERTAKE,
  PHASE,
  PLAYING,
  RUNNING,
  TURBO,
  TURN,
} from '@paddock/formula/bytes';
import { fastChance, isRefusal, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { Light, type LightPlan } from '../light/light.ts';
import { playsLeft } from '../light/race-bytes.ts';
import { aView, gambleView } from '../testing.ts';
import { layerFor, layerOf, LAYERS, LAYER_SIZE, UNITS, type Net } from './net.ts';
import { Sight } from './sight.ts';
import { TrainedJudge } from './trained-judge.ts';

/** Any weights: what is tested is that moves come to the same as the line they lead to. */
function anyNet(): Net {
  const chance = fastChance('any net');
  return Array.from({ length: LAYERS }, () =>
    layerOf(Float32Array.from({ length: LAYER_SIZE }, () => chance.next() / 2 ** 32 - 0.5)),
  );
}

/** What a net says of a play that was made: every input from scratch. */
function told(net: Net, before: FormulaState, card: number, after: FormulaState): [number, number] {
  const seat = before.bytes[TURN] ?? 0;
  const sight = new Sight();
  sight.read(before, seat);
  const layer = net[layerFor(sight.turns)];
  if (layer === undefined) throw new Error('no layer');
  const sums = [...layer.bias];
  const add = (input: number, value: number) => {
    for (let unit = 0; unit < UNITS; unit++)
      sums[unit] = (sums[unit] ?? 0) + value * (layer.inputs[input * UNITS + unit] ?? 0);
  };
  for (let at = 0; at < sight.count; at++) add(sight.inputs[at] ?? 0, sight.values[at] ?? 0);
  add(sight.inputOf(card), -1);
  for (let slot = 0; slot < (after.bytes[RUNNING] ?? 0); slot++)
    add(sight.inputAt(slot, after.bytes[LINE + slot] ?? 0), 1);
  const said = [0, 1].map((output) =>
    sums.reduce(
      (sum, unit, at) => sum + Math.max(0, unit) * (layer.outputs[output * UNITS + at] ?? 0),
      layer.outputBias[output] ?? 0,
    ),
  );
  return [said[0] ?? 0, said[1] ?? 0];
}

function questions(players: number, given: Readonly<Record<string, unknown>>): FormulaState[] {
  const options = resolveOptions(formula.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  const state = formula.start({ players, options });
  const [light, chance] = [new Light(), fastChance('judge')];
  const found: FormulaState[] = [];
  for (; formula.toAct(state) !== 0; light.step(state, chance))
    if (state.bytes[PHASE] === PLAYING && playsLeft(state) > 1) found.push(formula.copy(state));
  return found;
}

function played(state: FormulaState, { card, car }: LightPlan): FormulaState {
  const after = formula.copy(state);
  new Light().play(after, card, car);
  return after;
}

const isSure = ({ card }: LightPlan) => [OVERTAKE, TURBO, BACK].includes(FAMILY_OF[card] ?? 0);

describe('a trained judge', () => {
  for (const [players, given] of [
    [2, { races: 1, removed: 24 }],
    [4, { races: 2 }],
    [6, { races: 1 }],
  ] as const)
    it(`judges a plan by the line it leads to: ${players} players`, () => {
      const net = anyNet();
      const judge = new TrainedJudge(net);
      const light = new Light(judge);
      let compared = 0;
      for (const state of questions(players, given)) {
        judge.countsWins = true;
        for (const plan of light.plansFor(state).filter(isSure)) {
          const [win] = told(net, state, plan.card, played(state, plan));
          expect(plan.value).toBeCloseTo(win, 4);
          expect(light.worthOf(state, plan.card, plan.car)).toBeCloseTo(win, 4);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(100);
    });

  it('tells the points that its value came from', () => {
    const net = anyNet();
    const judge = new TrainedJudge(net);
    const light = new Light(judge);
    for (const state of questions(4, { races: 2 })) {
      const plan = light.plansFor(state).find(isSure);
      if (plan === undefined) continue;
      const [win, points] = told(net, state, plan.card, played(state, plan));
      const sight = new Sight();
      sight.read(state, state.bytes[TURN] ?? 0);
      const value = light.worthOf(state, plan.card, plan.car);
      expect(judge.pointsFrom(value, win)).toBeCloseTo(sight.points + 20 * points, 3);
    }
  });

  it('F-E1: knows what the last play brings, whatever the net', () => {
    const bestOf = (view: ReturnType<typeof gambleView>) => {
      const light = new Light(new TrainedJudge(anyNet()));
      const state = formula.imagine(view, fastChance('last'));
      return CARD_NAMES[light.bestPlan(state).card];
    };
    expect(bestOf(gambleView())).toBe('charge-engine');
    // With a race to come, points are kept.
    expect(bestOf(gambleView({ races: 2 }))).toBe('overtake-3-blue');
    const cars = aView({ hand: [] }).public.line;
    const line = cars.with(0, 'green-1').with(2, 'blue-1');
    expect(bestOf(aView({ hand: ['overtake-2-blue', 'pit-red'], open: { line, playsLeft: 1 } }))).toBe(
      'overtake-2-blue',
    );
  });
});
