import { describe, expect, it } from 'vitest';
import { soundOf as downforceSound } from '../downforce/sound/sounds.ts';
import { RandomGame } from '../downforce/testing/random-game.ts';
import { beatsOf as downforceBeats } from '../downforce/race/story.ts';
import { beatsOf as formulaBeats } from '../formula/race/story.ts';
import { soundOf as formulaSound } from '../formula/sound/sounds.ts';
import { SOUNDS, TELLING } from './sounds.ts';

const HEARD = { viewer: 0, spaces: 4 } as const;
const OUTCOME = {
  standings: [
    { side: 'Ana', seat: 0, place: 1, score: 5 },
    { side: 'Bo', seat: 1, place: 2, score: 4 },
  ],
};

describe('what facts sound like', () => {
  it.each([
    [{ kind: 'played', seat: 0, card: 'r6' }, 'card'],
    [{ kind: 'bid-laid', seat: 0 }, 'card'],
    [{ kind: 'bids-shown', car: 'red', bids: [] }, 'flip'],
    [{ kind: 'dice-shown', car: 'red', bids: [] }, 'flip'],
    [{ kind: 'sold', seat: 0, car: 'red', power: null, price: 3 }, 'sold'],
    [{ kind: 'race-starts', track: 'x', first: 0 }, 'lights'],
    [{ kind: 'stepped', seat: 0, car: 'red', from: 1, to: 4 }, 'engine'],
    [{ kind: 'jammed', car: 'red', lost: 2 }, 'jam'],
    [{ kind: 'line-idle', line: 'r4', why: 'blocked', car: 'red' }, 'jam'],
    [{ kind: 'line-idle', line: 'r4', why: 'finished', car: 'red' }, undefined],
    [{ kind: 'die-rolled', seat: 0, bid: 2 }, 'die'],
    [{ kind: 'finished', car: 'red', place: 1 }, 'finish'],
    [{ kind: 'bet-laid', seat: 0, bet: 1 }, 'sealed'],
    [{ kind: 'podium-laid', seat: 0 }, 'sealed'],
    [{ kind: 'predicted', seat: 0 }, 'sealed'],
    [{ kind: 'game-over', outcome: OUTCOME, sheets: [] }, 'win'],
    [{ kind: 'turn', seat: 0 }, undefined],
  ])('of Downforce: %j', (fact, name) => {
    expect(downforceSound(fact, HEARD)?.name).toBe(name);
  });

  it.each([
    [{ kind: 'race-starts', race: 0 }, 'lights'],
    [{ kind: 'played', seat: 0, card: 'crash' }, 'card'],
    [{ kind: 'rolled', seat: 0, die: 4, card: 'crash' }, 'die'],
    [{ kind: 'moved', car: 'red-1', from: 5, to: 2, cause: 'overtake' }, 'engine'],
    [{ kind: 'retired', car: 'red-1', from: 5, cause: 'crash' }, 'retire'],
    [{ kind: 'nothing', why: 'stays-first', car: 'red-1' }, 'jam'],
    [{ kind: 'race-over', race: 0 }, 'finish'],
    [{ kind: 'season-over', outcome: OUTCOME }, 'win'],
    [{ kind: 'drew', seat: 0 }, undefined],
  ])('of Formula: %j', (fact, name) => {
    expect(formulaSound(fact, HEARD)?.name).toBe(name);
  });

  it('the end sounds different to players who have lost', () => {
    const fact = { kind: 'game-over', outcome: OUTCOME, sheets: [] };
    expect(downforceSound(fact, { viewer: 1, spaces: 0 })?.name).toBe('over');
    expect(downforceSound(fact, { viewer: 'public', spaces: 0 })?.name).toBe('over');
  });

  it('an engine turns higher the further it goes', () => {
    const fact = { kind: 'stepped', seat: 0, car: 'red', from: 1, to: 4 };
    expect(downforceSound(fact, HEARD)?.spaces).toBe(4);
    const moved = { kind: 'moved', car: 'red-1', from: 5, to: 2, cause: 'overtake' };
    expect(formulaSound(moved, HEARD)?.spaces).toBe(3);
  });

  it('every beat of a game knows its fact, so that what is shown is heard', () => {
    const game = new RandomGame({ seed: 'sound' }).until(({ public: { phase } }) => phase === 'over');
    const heard = new Set(
      downforceBeats(game.facts).map(({ shows }) => shows && downforceSound(shows, HEARD)?.name),
    );
    for (const name of ['card', 'flip', 'sold', 'lights', 'engine', 'finish', 'sealed'] as const)
      expect(heard).toContain(name);
    expect([...heard].some((name) => name === 'win' || name === 'over')).toBe(true);
    expect(formulaBeats([{ kind: 'season-over', outcome: OUTCOME }])).toMatchObject([
      { shows: { kind: 'season-over' } },
    ]);
  });

  it('each sound has its rank', () => {
    expect(Object.keys(SOUNDS).toSorted()).toEqual(TELLING.toSorted());
  });
});
