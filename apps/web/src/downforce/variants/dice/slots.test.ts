import { describe, expect, it } from 'vitest';
import { roundsOf, type Round } from '../../auction/rounds.ts';
import { RandomGame } from '../../testing/random-game.ts';
import { dieSlots } from './slots.ts';

const DICE = { auction: 'dice' } as const;

function lastRound(game: RandomGame): Round {
  const round = roundsOf(game.facts).at(-1);
  if (round === undefined) throw new Error('a round is on');
  return round;
}

describe('the dice of an auction', () => {
  it('D-V7: dice stay covered until all are set, and are turned one after another', () => {
    const game = new RandomGame({ seed: 'dice', options: DICE }).until(
      ({ public: { phase } }, toAct) => phase === 'bidding' && toAct.length === 4,
    );
    game.act(1, 'offer 6');
    const before = game.view(0);
    const kinds = (mine: number | null) =>
      dieSlots(before, mine, lastRound(game), null).map(({ kind }) => kind);
    expect(kinds(null)).toEqual(['waiting', 'set', 'waiting', 'waiting']);
    expect(kinds(3)).toEqual(['mine', 'set', 'waiting', 'waiting']);
    const { car } = lastRound(game);
    game.act(0, 'offer 3').act(2, 'offer pass').act(3, 'offer 5');
    game.until(({ public: { auction } }) => auction.round > before.public.auction.round);
    const round = roundsOf(game.facts).find((other) => other.car === car);
    if (round === undefined) throw new Error('it was a round');
    expect(dieSlots(before, null, round, 2).map(({ kind }) => kind)).toEqual([
      'shown',
      'shown',
      'set',
      'set',
    ]);
    expect(dieSlots(before, null, round, null)).toEqual([
      { kind: 'shown', bid: 3, isBest: false },
      { kind: 'shown', bid: 6, isBest: true },
      { kind: 'shown', bid: 0, isBest: false },
      { kind: 'shown', bid: 5, isBest: false },
    ]);
  });

  it('D-V8b: an automa’s die is open before the others are revealed', () => {
    const game = new RandomGame({ players: 3, seed: 'rolled', options: { ...DICE, automas: 1 } }).until(
      ({ public: { phase } }, toAct) => phase === 'bidding' && toAct.includes(0),
    );
    const view = game.view(0);
    const auction = { ...view.public.auction, dice: [{ seat: 2, bid: 4 }] };
    const rolled = { ...view, public: { ...view.public, auction } };
    expect(dieSlots(view, null, lastRound(game), null)[2]).toEqual({ kind: 'set' });
    expect(dieSlots(rolled, null, lastRound(game), null)[2]).toMatchObject({ kind: 'shown', bid: 4 });
  });
});
