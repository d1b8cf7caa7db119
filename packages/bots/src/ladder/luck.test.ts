import {
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type AnyGame,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { meanOf } from '../estimate.ts';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
import { FORMULA_BOTS } from '../formula/search/levels.ts';
import { HIGH_CARD_BOTS } from '../testing/high-card.ts';
import { challenge } from './challenge.ts';
import { DOWNFORCE_GAUGE } from './downforce-gauge.ts';
import { FORMULA_GAUGE } from './formula-gauge.ts';
import { rolloutGauge, type Gauge } from './gauge.ts';
import { Luck } from './luck.ts';
import { outcomesOf } from './outcomes.ts';

type Given = Readonly<Record<string, unknown>>;

/** States in which TABLE draws after somebody has decided something, on the way of a random game. */
function* draws({ rules }: AnyGame, players: number, given: Given, seed: string): Generator {
  const options = resolveOptions(rules.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  const chance = fastChance(seed);
  const state = rules.start({ players, options });
  const legal: number[] = [];
  let isOpening = true;
  for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
    if (acting === TABLE_ALONE) {
      if (!isOpening) yield state;
      rules.apply(state, TABLE, rules.roll(state, chance));
      continue;
    }
    isOpening = false;
    const seat = seatsIn(acting)[0] ?? 0;
    rules.apply(state, seat, legal[chance.below(rules.legal(state, seat, legal))] ?? 0);
  }
}

function firstOf<Value>(values: Iterable<Value>, isIt: (value: Value) => boolean): Value | undefined {
  for (const value of values) if (isIt(value)) return value;
  return undefined;
}

const { presets } = DOWNFORCE_BOTS.game;
const HIGH_CARD = HIGH_CARD_BOTS.game;
const CASES: readonly [string, AnyGame, Gauge, Given][] = [
  ['Formula', FORMULA_BOTS.game, FORMULA_GAUGE, { races: 2 }],
  ...Object.entries(presets).map(
    ([name, preset]) =>
      [`Downforce, ${name}`, DOWNFORCE_BOTS.game, DOWNFORCE_GAUGE, preset] as [string, AnyGame, Gauge, Given],
  ),
];

describe('luck', () => {
  it.each(CASES)('has mean zero at every draw: %s', (_name, game, gauge, options) => {
    const players = 3;
    const people = players - ('automas' in options ? 1 : 0);
    let events = 0;
    for (const state of draws(game, players, options, 'mean zero')) {
      // Some games have a hundred draws: every fifth, so that the test is quick.
      if (events++ % 5 !== 0) continue;
      const outcomes = outcomesOf(game.rules, state);
      expect([...outcomes.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      const means = gauge.measures.map(() => 0);
      for (const [action, probability] of outcomes) {
        const luck = new Luck(game.rules, gauge, people, 'luck');
        luck.note(state, action);
        for (const [at, value] of luck.leadOf(1).entries())
          means[at] = (means[at] ?? 0) + probability * value;
      }
      for (const mean of means) expect(mean).toBeCloseTo(0, 9);
    }
    expect(events).toBeGreaterThan(0);
  });

  it('by rollouts has mean zero over many games, however few they are', () => {
    const rolled = rolloutGauge(HIGH_CARD, HIGH_CARD_BOTS.playOn, 2);
    const lucks = Array.from({ length: 400 }, (_, nr) => {
      const luck = new Luck(HIGH_CARD.rules, rolled, 3, `luck ${nr}`);
      const chance = fastChance(`draw ${nr}`);
      for (const state of draws(HIGH_CARD, 3, {}, `game ${nr}`))
        luck.note(state, HIGH_CARD.rules.roll(state, chance));
      return luck.leadOf(1);
    });
    for (const at of rolled.measures.keys()) {
      const { mean, high } = meanOf(lucks.map((luck) => luck[at] ?? 0));
      expect(high).toBeGreaterThan(mean);
      expect(Math.abs(mean)).toBeLessThan(2 * (high - mean));
    }
  });

  it('is what the draw gave, against everything that could have been drawn', () => {
    // After the first round.
    const state = firstOf(draws(HIGH_CARD, 2, {}, 'cards'), (each) =>
      (each as { cards: number[] }).cards.every((card) => card === 0),
    );
    const card: Gauge = {
      name: 'card',
      measures: ['card'],
      measure: (given, people) =>
        Array.from({ length: people }, (_, seat) => [(given as { cards: number[] }).cards[seat] ?? 0]),
    };
    const luck = new Luck(HIGH_CARD.rules, card, 2, '');
    luck.note(state, 9);
    // Nine instead of five on average; the rival has none yet.
    expect(luck.leadOf(0)).toEqual([expect.closeTo(4, 9)]);
    expect(luck.leadOf(1)).toEqual([expect.closeTo(-4, 9)]);
  });

  it('taken out changes no mean, and narrows the interval', () => {
    const options = {
      one: 'rookie',
      others: 'random',
      players: 2,
      options: { races: 1, removed: 24 },
      seed: 'out',
    };
    const row = challenge(FORMULA_BOTS, { ...options, deals: 50, gauge: FORMULA_GAUGE });
    if (isRefusal(row) || row.adjusted === undefined) throw new Error('no luck');
    const { lead, adjusted, savings } = row;
    expect(savings.lead.luck).toBeGreaterThan(1.1);
    expect(adjusted.lead.high - adjusted.lead.low).toBeLessThan(lead.high - lead.low);
    expect(Math.abs(adjusted.lead.mean - lead.mean)).toBeLessThan(lead.high - lead.mean);
  });
});
