import { describe, expect, it } from 'vitest';
import { everyRound } from './every-round.ts';
import { leastSpreads } from './least-spreads.ts';
import { pairsOf, spreads, type Round } from './meetings.ts';
import { PROVEN } from './proven.ts';
import { meetings, readRounds, schedule, writeRounds } from './schedule.ts';
import { seated } from './seat-order.ts';
import { equalSizes, LEAGUE, tableSizes } from './sizes.ts';

const NUMBERS = Array.from({ length: 38 }, (_, index) => LEAGUE.leastPlayers + index);

function sat(rounds: readonly Round[], player: number): number[] {
  const seats = rounds.map((round) => round.find((table) => table.includes(player))?.indexOf(player) ?? -1);
  return [0, 1, 2, 3, 4, 5].map((seat) => seats.filter((each) => each === seat).length);
}

describe('tables', () => {
  it('have 3 to 6 seats, as near to those wanted as can be', () => {
    const sizes = (players: number, wanted?: number) => tableSizes(players, wanted).join('+');
    expect([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((players) => sizes(players))).toEqual(
      '3 4 5 3+3 4+3 4+4 5+4 4+3+3 4+4+3 4+4+4 5+4+4'.split(' '),
    );
    expect([sizes(6, 6), sizes(12, 6), sizes(12, 3), sizes(7, 6)]).toEqual(['6', '6+6', '3+3+3+3', '4+3']);
    for (const players of NUMBERS) {
      for (const wanted of [3, 4, 5, 6]) {
        const seats = tableSizes(players, wanted);
        expect(seats.reduce((sum, size) => sum + size, 0)).toBe(players);
        expect([Math.min(...seats) >= 3, Math.max(...seats) <= 6]).toEqual([true, true]);
      }
    }
    expect(() => tableSizes(2)).toThrow(RangeError);
  });
});

describe('the exhaustive search', () => {
  it('knows every round, each once', () => {
    const count = (sizes: readonly number[]) =>
      new Set(everyRound(sizes).map((round) => writeRounds([round]))).size;
    expect(
      [
        [3, 3],
        [4, 3],
        [4, 4],
        [3, 3, 3],
        [4, 3, 3],
      ].map(count),
    ).toEqual([10, 35, 35, 280, 2100]);
  });

  it('finds what counting finds by hand: nine players at three tables meet once each', () => {
    expect(leastSpreads([3, 3, 3], 12)).toMatchObject({ spreads: [1, 1, 1, 0], isCycle: true });
  });

  it('finds what trying every schedule finds, and claims no more where it cannot keep all states', () => {
    for (const sizes of [
      [3, 3],
      [4, 3],
    ]) {
      const whole = leastSpreads(sizes, 6);
      expect(bruteForce(sizes, 4)).toEqual(whole.spreads.slice(0, 4));
      const part = leastSpreads(sizes, 6, 1);
      expect(part.spreads.length).toBeLessThan(6);
      expect(part.spreads).toEqual(whole.spreads.slice(0, part.spreads.length));
    }
  });

  it.each([
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 2],
    [9, 3],
  ])('proves the fixtures of %i players at %i tables', (players, tables) => {
    const sizes = equalSizes(players, tables);
    const proof = leastSpreads(sizes, 12);
    expect(spreads(players, proof.rounds)).toEqual(proof.spreads);
    expect(spreads(players, meetings(players, proof.spreads.length, sizes))).toEqual(proof.spreads);
  });
});

/** Every sequence of rounds there is. */
function bruteForce(sizes: readonly number[], count: number): readonly number[] {
  const rounds = everyRound(sizes);
  const players = sizes.reduce((sum, size) => sum + size, 0);
  let best: readonly number[] = Array<number>(count).fill(9);
  const go = (sofar: readonly Round[]): void => {
    const found = spreads(players, sofar);
    if (found.join('') > best.slice(0, found.length).join('')) return;
    if (sofar.length === count) best = found;
    else for (const round of rounds) go([...sofar, round]);
  };
  go(rounds.slice(0, 1));
  return best;
}

describe('fixtures', () => {
  it('of up to twelve players have the spreads that were proved', () => {
    for (const [key, proven] of Object.entries(PROVEN)) {
      const [players = 0, tables = 0] = key.split('/').map(Number);
      const rounds = readRounds(proven.rounds);
      expect([key, spreads(players, rounds).join(' ')]).toEqual([key, proven.spreads]);
      expect(rounds.every((round) => isRound(round, equalSizes(players, tables)))).toBe(true);
    }
  });

  it('seat everybody once a round', () => {
    for (const players of NUMBERS) {
      const rounds = schedule(players, 2);
      expect(rounds).toHaveLength(2);
      expect(rounds.every((round) => isRound(round, tableSizes(players)))).toBe(true);
    }
  });

  it('are the same every time, and even with many players too', () => {
    for (const players of [13, 40]) {
      const rounds = schedule(players, 5);
      expect(schedule(players, 5)).toEqual(rounds);
      expect(Math.max(...spreads(players, rounds))).toBeLessThanOrEqual(players === 13 ? 3 : 2);
    }
  });

  it('start over once everybody has met everybody equally often', () => {
    expect(spreads(8, schedule(8, 14)).at(-1)).toBe(0);
    expect(spreads(5, schedule(5, 3))).toEqual([0, 0, 0]);
  });

  it('go round the seats: in as many rounds as seats nobody sits twice where another never does', () => {
    for (const players of [4, 8, 12]) {
      const rounds = seated(players, meetings(players, 12, tableSizes(players)));
      for (let player = 0; player < players; player++) {
        const times = sat(rounds, player).slice(0, 4);
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2);
      }
    }
    expect(pairsOf([[0, 1, 2]])).toHaveLength(3);
  });
});

function isRound(round: Round, sizes: readonly number[]): boolean {
  const players = round.flat();
  return (
    new Set(players).size === players.length &&
    round
      .map(({ length }) => length)
      .toSorted((one, other) => other - one)
      .join('+') === sizes.join('+')
  );
}
