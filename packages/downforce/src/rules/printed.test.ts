import {
  type Action,
  fastChance,
  isIn,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  verify,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { type DownforceOptions, isPrinted } from '../state/options.ts';
import { played } from '../testing/played.ts';
import { PRINTED_CONTENT } from './content.ts';
import { downforce } from './whole/downforce.ts';
import { PRESETS } from './presets.ts';
import { rulesWith } from './rules.ts';

const PLAYERS = 3;
const printedDownforce = rulesWith(PRINTED_CONTENT, []);

function resolved(players: number, given: Partial<DownforceOptions>): DownforceOptions {
  const options = resolveOptions(downforce.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  return options;
}

/** Every step of a random game, with what each seat sees, imagines and may do. */
function* seen(rules: typeof downforce, players: number, seed: string): Generator {
  const state = rules.start({ players, options: resolved(players, { track: 'random' }) });
  const chance = fastChance(seed);
  const out: Action[] = [];
  const facts: unknown[] = [];
  const tell = {
    all: (fact: unknown) => facts.push(fact),
    only: (_: number, fact: unknown) => facts.push(fact),
  };
  for (let asked = rules.toAct(state); asked !== 0; asked = rules.toAct(state)) {
    const [seat = TABLE] = isIn(asked, TABLE) ? [TABLE] : seatsIn(asked);
    if (seat === TABLE) {
      rules.apply(state, TABLE, rules.roll(state, chance), tell);
      continue;
    }
    const view = rules.view(state, seat);
    const imagined = rules.imagine(view, fastChance(seed)).bytes.join();
    const count = rules.legal(state, seat, out);
    yield { view, imagined, legal: out.slice(0, count), facts: facts.splice(0) };
    rules.apply(state, seat, out[chance.below(count)], tell);
  }
  yield { outcome: rules.outcome(state), facts, end: rules.view(state, 'all') };
}

describe('the printed game alone', () => {
  it.each([2, 3, 4, 5, 6])(
    'is seen, imagined and played as with all variants loaded: %i players',
    (players) => {
      const seed = `alone ${players}`;
      expect([...seen(printedDownforce, players, seed)]).toEqual([...seen(downforce, players, seed)]);
    },
  );

  it('writes the same record, which verifies with either rules', () => {
    const record = played(printedDownforce, PLAYERS, {}, 'record');
    expect(record).toEqual(played(downforce, PLAYERS, {}, 'record'));
    expect(verify(downforce, record)).toMatchObject({ ok: true });
    expect(verify(printedDownforce, record)).toMatchObject({ ok: true });
  });

  it('has the same options, and those of the printed game never conflict', () => {
    expect(printedDownforce.options.specs).toEqual(downforce.options.specs);
    for (const players of [2, 3, 4, 5, 6])
      expect(resolveOptions(printedDownforce.options, players, {})).toEqual(resolved(players, {}));
  });

  const { printed: _, ...others } = PRESETS;
  it.each(Object.entries(others))('refuses to start or imagine a game of «%s»', (_name, given) => {
    const setup = { players: PLAYERS, options: resolved(PLAYERS, given) };
    expect(() => printedDownforce.start(setup)).toThrow('these rules lack a variant');
    const view = downforce.view(downforce.start(setup), 0);
    expect(() => printedDownforce.imagine(view, fastChance('no'))).toThrow('these rules lack a variant');
  });
});

describe("whether options are the printed game's", () => {
  it('any track will do', () => {
    expect(isPrinted(resolved(PLAYERS, {}))).toBe(true);
    expect(isPrinted(resolved(PLAYERS, { track: 'random' }))).toBe(true);
  });

  it('any other option that is not at its default makes it a variant', () => {
    const usual = resolved(PLAYERS, {});
    for (const key of Object.keys(usual))
      expect(isPrinted({ ...usual, [key]: 'another' })).toBe(key === 'track');
    for (const none of [{}, undefined, null, 'printed', 7]) expect(isPrinted(none)).toBe(false);
  });
});
