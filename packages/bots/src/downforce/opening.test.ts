import { downforce, PRESETS, type DownforceOptions } from '@paddock/downforce';
import {
  canonical,
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { answerOpening, isOpening } from './opening.ts';
import { answerRequest } from './worker.ts';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The first questions of a game, one for each seat asked; with `after`, those that follow when all have answered. */
function requests(players: number, given: Partial<DownforceOptions>, seed: string, level: string, after = 0) {
  const options = resolveOptions(downforce.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  const state = downforce.start({ players, options });
  const chance = fastChance(seed);
  const request = (seat: number) => ({
    id: seat,
    game: 'downforce',
    level,
    view: canonical(downforce.view(state, seat)),
    seed,
    iterations: 100,
  });
  for (let round = 0; ; round++) {
    while (downforce.toAct(state) === TABLE_ALONE)
      downforce.apply(state, TABLE, downforce.roll(state, chance));
    const asked = seatsIn(downforce.toAct(state));
    if (round === after) return asked.map(request);
    for (const seat of asked) {
      const reply = answerRequest(request(seat));
      if (!reply.ok) throw new Error(reply.refusal.code);
      for (const text of reply.answer.do) {
        const action = downforce.read(text);
        if (!isRefusal(action)) downforce.apply(state, seat, action);
      }
    }
  }
}

describe('the bots that make the first bids', () => {
  it.each(['rookie', 'club'])('answer as all the bots do: %s', (level) => {
    for (const seed of SEEDS)
      for (const request of requests(4, { track: 'random' }, seed, level)) {
        expect(isOpening(request)).toBe(true);
        const reply = answerOpening(request);
        expect(reply.ok).toBe(true);
        expect(reply).toEqual(answerRequest(request));
      }
  });

  it('are not for the second car', () => {
    for (const request of requests(4, {}, 'second', 'rookie', 1)) expect(isOpening(request)).toBe(false);
  });

  const { printed: _, ...others } = PRESETS;
  it.each(Object.entries(others))('are not for another way to play: «%s»', (_name, given) => {
    for (const request of requests(4, given, 'other', 'rookie')) expect(isOpening(request)).toBe(false);
  });

  it('leave what is no question to the others, and do no harm to it', () => {
    for (const data of [undefined, 'race!', {}, { view: '{' }, { view: '{"public":{}}' }])
      expect(isOpening(data)).toBe(false);
    expect(answerOpening({ id: 5 })).toMatchObject({ id: 5, ok: false, refusal: { code: 'bad-request' } });
  });

  it('say that they know nothing else', () => {
    const [request] = requests(4, { auction: 'none' }, 'drive', 'club');
    expect(answerOpening(request)).toMatchObject({ ok: false });
  });
});
