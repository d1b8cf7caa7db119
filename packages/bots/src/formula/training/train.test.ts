import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { LAYERS, unpack } from '../trained/net.ts';
import { WEIGHTS } from '../trained/weights.ts';
import { Examples, type Example } from './examples.ts';
import { Learner } from './learner.ts';
import { SelfPlay } from './self-play.ts';
import { strengthOf } from './strength.ts';
import { train } from './train.ts';
import { weightsModule } from './weights-module.ts';

const SHORT = { races: 200, seed: 'short' };

describe('training', () => {
  it('gives the same net for the same races and seed', () => {
    const text = weightsModule(train(SHORT));
    expect(weightsModule(train(SHORT))).toBe(text);
    expect(weightsModule(train({ ...SHORT, seed: 'other' }))).not.toBe(text);
  });
});

describe('a learner', () => {
  it('comes nearer to how races ended', () => {
    const chance = fastChance('learns');
    const learner = new Learner(chance);
    const examples = new Examples(250);
    const selfPlay = new SelfPlay(learner.net, chance);
    let count = 0;
    while (examples.placeFor(chance) === undefined)
      selfPlay.play(true, (example) => {
        examples.put(examples.placeFor(chance), example);
        count++;
      });
    const errors = Array.from({ length: 6 }, () => {
      for (let time = 0; time < 15 * count; time++) learner.learn(examples, chance.below(2000), 0);
      return learner.report();
    });
    for (const [layer, first] of errors[0]?.entries() ?? [])
      expect(errors.at(-1)?.[layer]).toBeLessThan(0.7 * first);
  });
});

describe('self-play', () => {
  it('sees every turn of every layer, with what the race came to', () => {
    const examples: Example[] = [];
    const selfPlay = new SelfPlay(unpack(WEIGHTS), fastChance('self'));
    let races = 0;
    while (races < 100) races += selfPlay.play(races < 50, (example) => examples.push(example));
    expect(examples.length / races).toBeGreaterThan(20);
    expect(new Set(examples.map(({ layer }) => layer)).size).toBe(LAYERS);
    const wins = examples.map(({ targets }) => targets[0] ?? -1);
    expect(Math.min(...wins)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...wins)).toBeLessThanOrEqual(1);
    expect(wins).toContain(1);
    // Two thirds or so of the points go to players.
    const points = examples.map(({ targets }) => 20 * (targets[1] ?? 0));
    expect(Math.max(...points)).toBeLessThanOrEqual(26);
    expect(points.reduce((sum, each) => sum + each, 0) / points.length).toBeGreaterThan(4);
  });
});

describe('our net', () => {
  it('beats those who play like club, without searching', () => {
    const { wins, rivalWins } = strengthOf(unpack(WEIGHTS), 4, 600, 'suite');
    expect(wins).toBeGreaterThan(1.15 * rivalWins);
  });
});
