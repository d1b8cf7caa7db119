import { describe, expect, it } from 'vitest';
import { isOpening } from './opening.ts';
import { RandomGame } from './testing/random-game.ts';

function atFirstBid(options = {}): RandomGame {
  return new RandomGame({ options }).until(({ public: { phase } }) => phase === 'bidding');
}

const played = (game: RandomGame) => {
  const view = game.view(0);
  return { options: view.public.options, view };
};

describe('the opening of a game', () => {
  it('is that of a printed game until the first bids are turned up', () => {
    expect(isOpening('new')).toBe(true);
    const game = atFirstBid();
    expect(isOpening(played(game))).toBe(true);
    game.until(({ public: { auction } }) => auction.round === 2);
    expect(isOpening(played(game))).toBe(false);
    game.until(({ public: { phase } }) => phase === 'playing');
    expect(isOpening(played(game))).toBe(false);
  });

  it('is none where another way is played, or it is not known how the table stands', () => {
    expect(isOpening(played(atFirstBid({ auction: 'dice' })))).toBe(false);
    expect(isOpening({ options: played(atFirstBid()).options })).toBe(false);
    expect(isOpening('anything')).toBe(false);
  });
});
