import { describe, expect, it } from 'vitest';
import { PRINTED_CONTENT } from '@paddock/downforce';
import { linesOf } from '../cards/card-lines.ts';
import { RandomGame } from '../testing/random-game.ts';
import { handKnown } from './known.ts';
import { nextBid, roundsOf, slotsOf } from './rounds.ts';

const { deck } = PRINTED_CONTENT;

describe('the rounds of an auction', () => {
  it('D-A1: six cars come up, each with its power, and those sold have an owner and a price', () => {
    const game = new RandomGame({ seed: 'rounds' }).until(({ public: { phase } }) => phase === 'playing');
    const { owners, prices } = game.view(0).public;
    const rounds = roundsOf(game.facts);
    expect(rounds.filter(({ isAgain }) => !isAgain)).toHaveLength(6);
    expect(rounds.every(({ power, end }) => power !== null && end !== null)).toBe(true);
    const sold = rounds.flatMap(({ car, end }) => (end?.kind === 'sold' ? [{ car, ...end }] : []));
    for (const { car, seat, price } of sold) {
      const index = ['black', 'blue', 'green', 'yellow', 'orange', 'red'].indexOf(car);
      expect([owners[index], prices[index]]).toEqual([seat, price]);
    }
  });

  it('the next bid is the best of those that lost', () => {
    const next = (...bids: readonly number[]) =>
      nextBid({
        bids: bids.map((bid, seat) => ({ seat, card: 'r6', declared: false, bid })),
        dice: [],
        end: { kind: 'sold', seat: 1, price: 6 },
      });
    expect(next(2, 6, 4)).toBe(4);
    expect(next(6, 6)).toBe(6);
    expect(next(0, 6)).toBeNull();
  });

  it('D-A2: bids are face down until all are in, and one after another when they are turned', () => {
    const game = new RandomGame({ seed: 'slots' }).until(
      ({ public: { phase, chosen } }, toAct) =>
        phase === 'bidding' && chosen.length === 1 && !toAct.includes(0),
    );
    const before = roundsOf(game.facts).at(-1);
    if (before === undefined) throw new Error('a round is on');
    const { public: open, own } = game.view(0);
    const mine = own?.bid ? { seat: 0, card: own.bid.card, isDeclared: own.bid.declared } : null;
    expect(slotsOf(deck, open, mine, before, null).map(({ kind }) => kind)).toEqual([
      'mine',
      'waiting',
      'waiting',
      'waiting',
    ]);
    game.until(({ public: { phase, auction } }) => phase === 'bidding' && auction.round > open.auction.round);
    const round = roundsOf(game.facts).find(({ car }) => car === before.car);
    if (round === undefined) throw new Error('it was a round');
    expect(slotsOf(deck, open, null, round, 2).map(({ kind }) => kind)).toEqual([
      'shown',
      'shown',
      'laid',
      'laid',
    ]);
    const slots = slotsOf(deck, open, null, round, null);
    expect(slots.every(({ kind }) => kind === 'shown')).toBe(true);
    const best = slots.filter((slot) => slot.kind === 'shown' && slot.isBest);
    expect(best.length > 0).toBe(round.end?.kind === 'sold');
  });

  it('D-V8b: an automa’s bid is open before the others are revealed', () => {
    const game = new RandomGame({ players: 3, seed: 'open', options: { automas: 1 } }).until(
      ({ public: { phase } }, toAct) => phase === 'bidding' && toAct.includes(0),
    );
    const { public: open } = game.view(0);
    const round = roundsOf(game.facts).at(-1);
    if (round === undefined) throw new Error('a round is on');
    const card = 'r6y4k2b1';
    const auction = { ...open.auction, bids: [{ seat: 2, card, declared: false }] };
    expect(slotsOf(deck, open, null, round, null)[2]).toEqual({ kind: 'laid' });
    expect(slotsOf(deck, { ...open, auction }, null, round, null)[2]).toMatchObject({ kind: 'shown', card });
  });

  it('D-V4: each game of a tour has its own six rounds', () => {
    const options = { worldTour: ['marina-bay', 'river-station'] };
    const game = new RandomGame({ players: 3, seed: 'tour', options }).until(
      ({ public: { phase, variant } }) => phase === 'playing' && variant?.tour?.over === 1,
    );
    expect(roundsOf(game.facts).filter(({ isAgain }) => !isAgain)).toHaveLength(6);
  });
});

describe('what is known of a hand', () => {
  const withBlue = deck.names.filter(
    (card) => card !== 'b8' && linesOf(card).some(({ car }) => car === 'blue'),
  );

  it('D-A10: every card of a colour absent is the colour absent', () => {
    expect(handKnown(deck, { shown: ['w5'], absent: withBlue, firm: 10 })).toEqual({
      shown: ['w5'],
      without: ['blue'],
      others: [],
    });
  });

  it('D-A8: single cards stay single cards', () => {
    expect(handKnown(deck, { shown: ['r5'], absent: ['r6k4g2'], firm: 4 })).toEqual({
      shown: ['r5'],
      without: [],
      others: ['r6k4g2'],
    });
  });

  it('nothing is proved once no card is left that the proof spoke of', () => {
    expect(handKnown(deck, { shown: [], absent: withBlue, firm: 0 }).without).toEqual([]);
  });
});
