import { formula, type CardName, type FormulaState } from '@paddock/formula';
import { KIND_COUNT, LINE, SLOT, UNSEEN } from '@paddock/formula/bytes';
import { cardsIn } from '@paddock/formula/testing';
import { canonical, fastChance, isRefusal, resolveOptions, seatsIn, TABLE_ALONE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { weighAsClub } from '../club.ts';
import { Light } from '../light/light.ts';
import { aView, gambleView } from '../testing.ts';
import { armsOf } from './arms.ts';
import { Guess } from './guess.ts';
import { Luck } from './luck.ts';
import { searching } from './search.ts';

const SMALL = { rollouts: 100, arms: 16 };
const ALL = { iterations: 100_000 };
const HAND: readonly CardName[] = ['overtake-4-blue', 'wrong-line', 'turbo', 'crash', 'pit-red'];

/** Some questions of a season played by the light policy. */
function questions(players: number, given: Readonly<Record<string, unknown>>, every: number) {
  const options = resolveOptions(formula.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  const state = formula.start({ players, options });
  const [light, chance] = [new Light(), fastChance('questions')];
  const found: { readonly seat: number; readonly state: FormulaState }[] = [];
  for (let asked = 0; formula.toAct(state) !== 0; light.step(state, chance)) {
    if (formula.toAct(state) === TABLE_ALONE || asked++ % every !== 0) continue;
    found.push({ seat: seatsIn(formula.toAct(state))[0] ?? 0, state: formula.copy(state) });
  }
  return found;
}

describe('a level that searches', () => {
  it('gives every plan that it played out an outlook, best first', () => {
    const { do: texts, reasons } = searching(SMALL)(aView({ hand: HAND }), 0, fastChance('outlook'), ALL);
    const [best] = reasons.alternatives;
    expect(best?.do).toEqual(texts);
    const values = reasons.alternatives.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    for (const { outlook } of reasons.alternatives) {
      expect(outlook?.win).toBeGreaterThanOrEqual(0);
      expect(outlook?.win).toBeLessThanOrEqual(1);
      expect(outlook?.points).toBeGreaterThanOrEqual(0);
      expect(outlook?.points).toBeLessThanOrEqual(16);
    }
  });

  it('takes the win that the last play brings, and is sure of it', () => {
    const cars = aView({ hand: [] }).public.line;
    const line = cars.with(0, 'green-1').with(2, 'blue-1');
    const view = aView({ hand: ['overtake-2-blue', 'pit-red'], open: { line, playsLeft: 1 } });
    const { do: texts, reasons } = searching(SMALL)(view, 0, fastChance('last'), ALL);
    // Its other car comes along in the slipstream.
    expect(texts).toEqual(['play overtake-2-blue', 'car blue-2']);
    expect(reasons.alternatives[0]?.outlook).toEqual({ win: 1, points: 16 });
  });

  it('goes for the win in its last turn, even where another card brings more points', () => {
    const asked = (races: number) => {
      const view = gambleView({ races });
      return searching(SMALL)(view, 0, fastChance('last'), ALL);
    };
    const { do: texts, reasons } = asked(1);
    expect(texts).toEqual(['play charge-engine', 'car blue-1']);
    const [gamble, sure] = reasons.alternatives;
    expect(gamble?.outlook?.win).toBeGreaterThan(sure?.outlook?.win ?? 1);
    expect(gamble?.outlook?.points).toBeLessThan(sure?.outlook?.points ?? 0);
    // With a race to come, points are kept.
    expect(asked(2).do).toEqual(sure?.do);
  });

  it('answers the same in a fresh instance, no matter what was asked before', () => {
    const worn = searching(SMALL);
    for (const { seat, state } of questions(4, { races: 2 }, 9)) {
      const view = formula.view(state, seat);
      const first = worn(view, seat, fastChance('same'), ALL);
      expect(canonical(searching(SMALL)(view, seat, fastChance('same'), ALL))).toBe(canonical(first));
    }
  });

  it('gives up on a view that cannot be: nobody is without a card while the race is on', () => {
    const handSizes = [5, 0, 0, 0];
    const view = aView({ hand: HAND, open: { handSizes } });
    expect(() => searching(SMALL)(view, 0, fastChance('none'), ALL)).toThrow('no card');
  });

  it('stops at the end of a round, and answers as club where there is no time to search', () => {
    const bot = searching({ rollouts: 400, arms: 16 });
    const view = aView({ hand: HAND });
    const club = weighAsClub(view, 0, fastChance('stop'), ALL).plans[0]?.do;
    expect(bot(view, 0, fastChance('stop'), { iterations: 49 }).do).toEqual(club);
    let asked = 0;
    bot(view, 0, fastChance('stop'), { ...ALL, shouldStop: () => ++asked < 0 });
    const whole = asked;
    asked = 0;
    const stopped = bot(view, 0, fastChance('stop'), { ...ALL, shouldStop: () => ++asked >= whole });
    expect(asked).toBe(whole);
    expect(stopped.reasons.alternatives[0]?.outlook).toBeDefined();
  });
});

describe('the arms', () => {
  it('are one for every board', () => {
    const view = aView({ hand: ['lose-control'] });
    const { plans } = weighAsClub(view, 0, fastChance('arms'), ALL);
    const boards = new Set(plans.map(({ after }) => after.bytes.subarray(LINE, SLOT).join()));
    expect([plans.length, boards.size]).toEqual([12, 12]);
    expect(armsOf([...plans, ...plans]).map(({ plan }) => plan)).toEqual(plans);
  });
});

describe('a guessed world', () => {
  it('F-S6: is one that the seat may be in', () => {
    for (const { seat, state } of questions(5, { races: 2, removed: 12 }, 7)) {
      const light = new Light();
      light.season.read(state);
      const guess = new Guess(
        formula.imagine(formula.view(state, seat), fastChance('any')),
        seat,
        light.season,
      );
      const world = formula.copy(state);
      const chance = fastChance('guess');
      const hands = new Set<string>();
      for (let round = 0; round < 5; round++) {
        guess.deal(world, chance);
        expect(formula.view(world, seat)).toEqual(formula.view(state, seat));
        expect(cardsIn(world)).toEqual(cardsIn(state));
        hands.add(canonical(formula.view(world, (seat + 1) % 5)));
      }
      if (state.setup.players > 1 && formula.view(state, seat).public.phase === 'playing')
        expect(hands.size).toBeGreaterThan(1);
    }
  });

  it('F-S6: depends only on what the seat sees', () => {
    for (const { seat, state } of questions(4, { races: 1 }, 5)) {
      const view = formula.view(state, seat);
      const worlds = ['one', 'other'].map((seed) => {
        const light = new Light();
        const imagined = formula.imagine(view, fastChance(seed));
        light.season.read(imagined);
        const world = formula.copy(imagined);
        new Guess(imagined, seat, light.season).deal(world, fastChance('same'));
        return world;
      });
      expect(worlds[1]?.bytes).toEqual(worlds[0]?.bytes);
    }
  });

  it('has more of the cards that their holder keeps', () => {
    // Late in a race of four: green's player keeps green's overtakes, and has played red's.
    const view = aView({ hand: HAND, open: { playsLeft: 10, pile: 6 } });
    const state = formula.imagine(view, fastChance('any'));
    const light = new Light();
    light.season.read(state);
    const guess = new Guess(state, 0, light.season);
    const chance = fastChance('keeping');
    let [kept, dumped] = [0, 0];
    for (let round = 0; round < 500; round++) {
      guess.deal(state, chance);
      const hand = formula.view(state, 1).own?.hand ?? [];
      kept += hand.filter((card) => card === 'overtake-4-green').length;
      dumped += hand.filter((card) => card === 'overtake-4-red').length;
    }
    expect(kept).toBeGreaterThan(1.5 * dumped);
  });
});

describe('luck', () => {
  it('deals two plans the same cards, no matter what they roll', () => {
    const drawnAfter = (card: string, car: string, seed: number) => {
      const [state, luck, light] = [
        formula.imagine(aView({ hand: HAND }), fastChance('any')),
        new Luck(),
        new Light(),
      ];
      luck.begin(state, seed, 3);
      for (const text of [card, car]) {
        const action = formula.read(text);
        if (!isRefusal(action)) formula.apply(state, 0, action);
      }
      while (state.results.length === 0) light.step(state, luck);
      // What is left unseen at the end was not drawn.
      return [...state.bytes.subarray(UNSEEN, UNSEEN + KIND_COUNT)].join();
    };
    const pit = drawnAfter('play pit-red', 'car red-1', 1);
    expect(drawnAfter('play turbo', 'car purple-2', 1)).toBe(pit);
  });

  it('has every face of the first die equally often', () => {
    const state = formula.imagine(aView({ hand: HAND }), fastChance('any'));
    const luck = new Luck();
    const faces = Array.from({ length: 24 }, (_, world) => {
      luck.begin(state, 7, world);
      return luck.below(12, 'die');
    });
    for (let face = 0; face < 12; face++) expect(faces.filter((each) => each === face)).toHaveLength(2);
    const second = Array.from({ length: 600 }, (_, world) => {
      luck.begin(state, world * 7919, 0);
      luck.below(12, 'die');
      return luck.below(12, 'die');
    });
    for (let face = 0; face < 12; face++)
      expect(second.filter((each) => each === face).length).toBeGreaterThan(20);
  });
});
