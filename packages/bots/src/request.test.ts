import { canonical } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { aView } from './formula/testing.ts';
import { DOWNFORCE_BOTS } from './downforce/bots.ts';
import { FORMULA_BOTS } from './formula/search/levels.ts';
import { answerRequest, type BotRequest } from './request.ts';

const GAMES = [FORMULA_BOTS, DOWNFORCE_BOTS];
const view = aView({ hand: ['turbo', 'crash', 'spin-out', 'pit-red', 'wrong-line'] });
const request: BotRequest = {
  id: 7,
  game: 'formula',
  level: 'club',
  view: canonical(view),
  seed: 'seed',
  iterations: 1000,
};

describe('a request to a worker', () => {
  it('gets a reply that survives being sent back', () => {
    const reply = answerRequest(GAMES, structuredClone(request));
    expect(reply).toMatchObject({ id: 7, ok: true });
    expect(JSON.parse(JSON.stringify(reply))).toEqual(reply);
    expect(answerRequest(GAMES, JSON.parse(JSON.stringify(request)))).toEqual(reply);
  });

  it('gets the same reply if its game is the only one, and none if it is missing', () => {
    expect(answerRequest([FORMULA_BOTS], request)).toEqual(answerRequest(GAMES, request));
    expect(answerRequest([DOWNFORCE_BOTS], request)).toMatchObject({
      id: 7,
      ok: false,
      refusal: { code: 'unknown-game' },
    });
  });

  it('may be stopped', () => {
    expect(answerRequest(GAMES, request, () => true)).toMatchObject({ ok: true });
  });

  const { own: _, ...publicView } = view;
  const notMyTurn = { ...view, public: { ...view.public, turn: 2 } };
  const over = { ...view, public: { ...view.public, phase: 'over' } };
  const noLine = { ...view, public: { ...view.public, line: undefined } };
  const cases: readonly [string, unknown, object][] = [
    ['nothing', undefined, { id: -1, refusal: { code: 'bad-request' } }],
    ['a text', 'race!', { id: -1, refusal: { code: 'bad-request' } }],
    ['no seed', { ...request, seed: undefined }, { id: 7, refusal: { code: 'bad-request' } }],
    ['no iterations', { ...request, iterations: 0 }, { id: 7, refusal: { code: 'bad-request' } }],
    [
      'another game',
      { ...request, game: 'ludo' },
      { id: 7, refusal: { code: 'unknown-game', params: { game: 'ludo' } } },
    ],
    [
      'another level',
      { ...request, level: 'god' },
      { id: 7, refusal: { code: 'unknown-level', params: { level: 'god' } } },
    ],
    ['a broken view', { ...request, view: '{' }, { id: 7, refusal: { code: 'bad-view' } }],
    ['no view', { ...request, view: 'null' }, { id: 7, refusal: { code: 'bad-view' } }],
    [
      'an empty view',
      { ...request, view: '{"public":{},"own":{"seat":0}}' },
      { id: 7, refusal: { code: 'bad-view' } },
    ],
    [
      'a view without a line',
      { ...request, view: canonical(noLine) },
      { id: 7, refusal: { code: 'bad-view' } },
    ],
    ['a spectator', { ...request, view: canonical(publicView) }, { id: 7, refusal: { code: 'bad-view' } }],
    [
      "another's turn",
      { ...request, view: canonical(notMyTurn) },
      { id: 7, refusal: { code: 'not-to-act' } },
    ],
    ['the end', { ...request, view: canonical(over) }, { id: 7, refusal: { code: 'not-to-act' } }],
  ];
  for (const [name, data, expected] of cases) {
    it(`is refused with a reason: ${name}`, () => {
      expect(answerRequest(GAMES, data)).toMatchObject({ ok: false, ...expected });
    });
  }
});
