import { canonical } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { answerRequest as answerDownforce } from './downforce/worker.ts';
import { aView } from './formula/testing.ts';
import { answerRequest as answerFormula } from './formula/worker.ts';
import { answerRequest } from './games.ts';

const request = {
  id: 3,
  game: 'formula',
  level: 'rookie',
  view: canonical(aView({ hand: ['turbo', 'crash', 'spin-out', 'pit-red', 'wrong-line'] })),
  seed: 'seed',
  iterations: 100,
};

describe('a worker of one game', () => {
  it('answers as the worker of all games does', () => {
    const reply = answerFormula(request);
    expect(reply).toMatchObject({ id: 3, ok: true });
    expect(reply).toEqual(answerRequest(request));
  });

  it('knows no other game', () => {
    expect(answerDownforce(request)).toMatchObject({ id: 3, ok: false, refusal: { code: 'unknown-game' } });
  });
});
