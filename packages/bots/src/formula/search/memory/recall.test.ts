import { formula, type CardName, type FormulaState, type PlaySeen } from '@paddock/formula';
import { COUNT_OF, DISCARD, KIND_COUNT, UNSEEN } from '@paddock/formula/bytes';
import { cardsIn } from '@paddock/formula/testing';
import {
  canonical,
  fastChance,
  isRefusal,
  recalled,
  resolveOptions,
  TABLE,
  TABLE_ALONE,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { Light } from '../../light/light.ts';
import { Guess } from '../guess.ts';
import { FORMULA_BOTS } from '../levels.ts';
import { aView } from '../../testing.ts';
import { pastPlays } from './past-play.ts';
import { Recall } from './recall.ts';

interface Asked {
  readonly seat: number;
  readonly state: FormulaState;
}

/** Some questions of a race between clubs. */
function questions(players: number, races: number, every: number): Asked[] {
  const options = resolveOptions(formula.options, players, { races });
  if (isRefusal(options)) throw new Error(options.code);
  const state = formula.start({ players, options });
  const chance = fastChance(`recall ${players}`);
  const light = new Light();
  const found: Asked[] = [];
  for (let asked = 0; formula.toAct(state) !== 0;) {
    const { turn, phase } = formula.view(state, 'public').public;
    if (formula.toAct(state) === TABLE_ALONE) formula.apply(state, TABLE, formula.roll(state, chance));
    else {
      if (phase === 'playing' && asked++ % every === 0)
        found.push({ seat: turn ?? 0, state: formula.copy(state) });
      light.step(state, chance);
    }
  }
  return found;
}

function handOf(state: FormulaState, seat: number): readonly CardName[] {
  return formula.view(state, seat).own?.hand ?? [];
}

function imagined({ seat, state }: Asked): FormulaState {
  return formula.imagine(recalled(formula, state, seat), fastChance('imagined'));
}

describe('hands dealt by what was played', () => {
  it('F-S6: are such as the seat may be playing against', () => {
    for (const asked of questions(5, 2, 11)) {
      const chance = fastChance('deal');
      const recall = new Recall(imagined(asked), asked.seat, new Light(), chance);
      const world = formula.copy(asked.state);
      for (let round = 0; round < 5; round++) {
        recall.deal(world, chance);
        expect(recalled(formula, world, asked.seat)).toEqual(recalled(formula, asked.state, asked.seat));
        expect(cardsIn(world)).toEqual(cardsIn(asked.state));
      }
    }
  });

  it('are nearer the truth at the end of a race than hands guessed by what players keep', () => {
    const shares = { recall: 0, guess: 0 };
    for (const asked of questions(4, 1, 1).slice(-12)) {
      const chance = fastChance('truth');
      const light = new Light();
      const state = imagined(asked);
      light.season.read(state);
      const dealers = {
        recall: new Recall(state, asked.seat, light, chance),
        guess: new Guess(state, asked.seat, light.season),
      };
      const world = formula.copy(state);
      for (const name of ['recall', 'guess'] as const)
        for (let round = 0; round < 100; round++) {
          dealers[name].deal(world, chance);
          for (let seat = 0; seat < 4; seat++) {
            const left = [...handOf(world, seat)];
            for (const card of handOf(asked.state, seat))
              if (left.includes(card)) shares[name] += left.splice(left.indexOf(card), 1).length;
          }
        }
    }
    expect(shares.recall).toBeGreaterThan(1.1 * shares.guess);
  });

  /** Two players, two plays of the rival, five cards in its hand and two in the pile: all that can have happened. */
  it('come up as often as an enumeration of all deals says', () => {
    const line = '0123456789ab';
    const plays: readonly PlaySeen[] = [
      { seat: 1, card: 'overtake-3-green', running: 12, line },
      { seat: 0, card: 'turbo', running: 12, line },
      { seat: 1, card: 'wrong-line', running: 12, line },
    ];
    const left = [
      'overtake-4-green',
      'pit-red',
      'crash',
      'overtake-2-green',
      'spin-out',
      'off-circuit',
      'overtake-4-red',
    ];
    const state = stateWith(plays, left.map(kindOf));
    const light = new Light();
    const [first, , second] = pastPlays(state, light);
    if (first === undefined || second === undefined) throw new Error('no plays');
    const expected = new Map<number, number>();
    let all = 0;
    forEachDeal(left.map(kindOf), [first.kind, second.kind], (start, drawn, held) => {
      const later = [...start.filter((_, at) => at !== start.indexOf(first.kind)), drawn];
      const weight =
        first.likelihood(Uint8Array.from(start), start.length) *
        second.likelihood(Uint8Array.from(later), later.length);
      all += weight;
      for (const kind of held) expected.set(kind, (expected.get(kind) ?? 0) + weight);
    });
    const chance = fastChance('enumeration');
    const recall = new Recall(state, 0, light, chance);
    const world = formula.copy(state);
    const found = new Map<number, number>();
    const rounds = 20_000;
    for (let round = 0; round < rounds; round++) {
      recall.deal(world, chance);
      for (const card of handOf(world, 1)) found.set(kindOf(card), (found.get(kindOf(card)) ?? 0) + 1);
    }
    const shares = left.map((card) => (expected.get(kindOf(card)) ?? 0) / all);
    for (const [at, card] of left.entries())
      expect({ card, off: (found.get(kindOf(card)) ?? 0) / rounds - (shares[at] ?? 0) }).toEqual({
        card,
        off: expect.closeTo(0, 1.5),
      });
    // The plays do tell something: seven cards for five places would be 0.71 each.
    expect(Math.min(...shares)).toBeLessThan(0.6);
  });
});

function kindOf(card: string): number {
  const kind = formula.read(`play ${card}`);
  if (isRefusal(kind)) throw new Error(card);
  return kind & 63;
}

/** Nothing is unseen but these cards, five of them in the rival's hand. */
function stateWith(plays: readonly PlaySeen[], left: readonly number[]): FormulaState {
  const open = { players: 2, owners: [0, 1, 0, 1, 0, 1], pile: 2, playsLeft: 4, handSizes: [1, 5] };
  const state = formula.imagine({ ...aView({ hand: ['pit-blue'], open }), plays }, fastChance('tiny'));
  const held = new Set(left.slice(0, 5));
  const hand = formula.copy(state);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const unseen = left.slice(5).filter((each) => each === kind).length;
    hand.bytes[UNSEEN + kind] = unseen;
    const holds = held.has(kind) || kind === kindOf('pit-blue') ? 1 : 0;
    hand.bytes[DISCARD + kind] = (COUNT_OF[kind] ?? 0) - unseen - holds;
  }
  const view = formula.recall?.(hand, 0);
  if (view === undefined) throw new Error('no memory');
  return formula.imagine(view, fastChance('tiny'));
}

/** Every choice of the five cards that are held, and of the order in which all came. */
function forEachDeal(
  left: readonly number[],
  [first, second]: readonly [number, number],
  each: (start: readonly number[], drawn: number, held: readonly number[]) => void,
): void {
  for (let a = 0; a < left.length; a++)
    for (let b = a + 1; b < left.length; b++) {
      const held = left.filter((_, at) => at !== a && at !== b);
      // The slots: five dealt, one drawn after the first play, one after the second.
      for (let one = 0; one < 5; one++)
        for (let two = 0; two < 6; two++) {
          if (one === two) continue;
          for (const order of orders(held)) {
            const slots: number[] = [];
            let next = 0;
            for (let slot = 0; slot < 7; slot++)
              slots.push(slot === one ? first : slot === two ? second : (order[next++] ?? 0));
            each(slots.slice(0, 5), slots[5] ?? 0, held);
          }
        }
    }
}

function orders(cards: readonly number[]): (readonly number[])[] {
  if (cards.length < 2) return [cards];
  return cards.flatMap((card, at) =>
    orders(cards.filter((_, other) => other !== at)).map((rest) => [card, ...rest]),
  );
}

describe('a champion who is told what was played', () => {
  const asked = questions(4, 1, 1).at(-3);
  if (asked === undefined) throw new Error('no question');
  const { seat, state } = asked;
  const view = recalled(formula, state, seat);
  const answer = (told: unknown) =>
    FORMULA_BOTS.answer('champion', canonical(told), 'told', { iterations: 300 });

  it('thinks of it, and answers without it too', () => {
    const remembering = answer(view);
    const forgetful = answer(formula.view(state, seat));
    expect(isRefusal(remembering) || isRefusal(forgetful)).toBe(false);
    expect(canonical(remembering)).toBe(canonical(answer(view)));
    expect(canonical(remembering)).not.toBe(canonical(forgetful));
  });

  it('refuses nonsense in its place', () => {
    for (const plays of [7, 'turbo', [{}], [null], [{ card: 'rocket' }], Array(60).fill(view.plays?.[0])]) {
      const said = answer({ ...view, plays });
      expect(isRefusal(said) && said.code).toBe('bad-view');
    }
  });
});
