import { downforce, downforceWith, PRINTED_CONTENT, type DownforceRules } from '@paddock/downforce';
import { ALLOWED_PAIRS, tableFor } from '@paddock/downforce/testing/tables';
import { fastChance, isRefusal, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { whispersByLight } from '../variants/whispers/light.ts';
import { Light } from './light.ts';

/** The same rules, which check every action. */
function strict(rules: DownforceRules): DownforceRules {
  return {
    ...rules,
    apply: (state, who, action) => {
      const refusal = rules.refusal(state, who, action);
      if (refusal !== undefined) throw new Error(`${rules.write(action)}: ${refusal.code}`);
      rules.apply(state, who, action);
    },
  };
}

describe('light play', () => {
  const light = new Light(strict(downforce), [whispersByLight]);

  it('D-V0, D-S1: ends every pair of variants legally, with two to six players', () => {
    for (let pair = 0; pair < ALLOWED_PAIRS.length; pair++) {
      const { players, options } = tableFor(pair + (pair % 5) * ALLOWED_PAIRS.length);
      const state = downforce.start({ players, options });
      light.playOn(state, fastChance(`pair ${pair}`));
      expect(downforce.outcome(state)?.standings).toHaveLength(players);
    }
  });

  it('the same state and chance give the same end, no matter what was played before', () => {
    const ends = [light, new Light(downforce, [whispersByLight])].map((player) =>
      [3, 40, 77].map((number) => {
        const state = downforce.start(tableFor(number));
        player.playOn(state, fastChance(`end ${number}`));
        return state.bytes;
      }),
    );
    expect(ends[0]).toEqual(ends[1]);
  });

  it('D-C2, D-C4: plays any deck and track', () => {
    const { deck, tracks } = PRINTED_CONTENT;
    const rules = downforceWith({ deck, tracks: tracks.toReversed() });
    const options = resolveOptions(rules.options, 3, {});
    if (isRefusal(options)) throw new Error(options.code);
    const state = rules.start({ players: 3, options });
    new Light(strict(rules)).playOn(state, fastChance('other track'));
    expect(rules.outcome(state)?.standings).toHaveLength(3);
  });

  it('D-V3: bids more where prices do not count', () => {
    const bidsWith = (longDistance: boolean): number => {
      const options = resolveOptions(downforce.options, 4, { longDistance });
      if (isRefusal(options)) throw new Error(options.code);
      let paid = 0;
      for (let game = 0; game < 20; game++) {
        const state = downforce.start({ players: 4, options });
        new Light(downforce).playOn(state, fastChance(`auction ${game}`));
        paid += downforce.view(state, 'public').public.prices.reduce((sum, price) => sum + price, 0);
      }
      return paid / 20;
    };
    expect(bidsWith(true)).toBeGreaterThan(1.3 * bidsWith(false));
  });

  it('brings more cars home than chance does', () => {
    const options = resolveOptions(downforce.options, 4, {});
    if (isRefusal(options)) throw new Error(options.code);
    let home = 0;
    for (let game = 0; game < 40; game++) {
      const state = downforce.start({ players: 4, options });
      new Light(downforce).playOn(state, fastChance(`home ${game}`));
      home += downforce.view(state, 'public').public.cars.filter(({ place }) => place !== null).length;
    }
    expect(home / 40).toBeGreaterThan(3.5);
  });
});
