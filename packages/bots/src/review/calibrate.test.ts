import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { HIGH_CARD_BOTS } from '../testing/high-card.ts';
import { brier, fitTrust, predictGame, reliability, type Prediction } from './calibrate.ts';
import { profileOf } from './profiles.ts';

/** Somebody who says chances too far from even by that factor, in the first and in the second half of the game. */
function boaster(early: number, late: number): Prediction[] {
  const chance = fastChance('boaster');
  return Array.from({ length: 20_000 }, () => {
    const at = chance.below(1_000);
    const raw = chance.below(1_000) / 2_000;
    const truth = 0.25 + (raw - 0.25) * (at < 500 ? early : late);
    const won = chance.below(1_000_000) < truth * 1_000_000 ? 1 : 0;
    return { at, isEarly: false, raw, even: 0.25, won };
  });
}

describe('calibration', () => {
  it('finds how far a boaster can be trusted, and never trusts less later on', () => {
    const trust = fitTrust(boaster(0.5, 0.9)).map(([, value]) => value);
    expect(trust).toHaveLength(5);
    expect(trust).toEqual(trust.toSorted((a, b) => a - b));
    expect(trust[0]).toBeGreaterThan(400);
    expect(trust[0]).toBeLessThan(600);
    expect(trust[4]).toBeGreaterThan(800);
    const falling = fitTrust(boaster(0.9, 0.5)).map(([, value]) => value);
    expect(falling).toEqual(falling.toSorted((a, b) => a - b));
  });

  it('makes ten bins of equal count, in which what is said comes true', () => {
    const predictions = boaster(0.5, 0.9);
    const profile = { trust: fitTrust(predictions) };
    const bins = reliability(predictions, profile);
    expect(bins.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => 2_000));
    for (const { said, won } of bins) expect(Math.abs(said - won)).toBeLessThan(0.04);
    const { said, raw, base } = brier(predictions, profile);
    expect(said).toBeLessThan(raw);
    expect(said).toBeLessThan(base);
  });

  it('compares what a review says with how games of bots ended', () => {
    const profile = profileOf('high-card');
    const calibration = {
      players: 3,
      levels: ['rookie'],
      options: { rounds: 2 },
      seed: 'calibrate',
      iterations: 1,
      profile,
    };
    const predictions = Array.from({ length: 20 }, (_, nr) =>
      predictGame(HIGH_CARD_BOTS, calibration, nr),
    ).flat();
    expect(predictions).toHaveLength(20 * 10 * 3);
    const { said, base } = brier(predictions, profile);
    expect(said).toBeLessThan(0.9 * base);
  });
});
