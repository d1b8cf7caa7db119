import { fastChance, type Seat } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { betAt } from '../../phases/bets.ts';
import { type CarName, CARS } from '../../state/cars.ts';
import { BETS_ASKED, DECLINED, GAME, OVER, PHASE, SPEED_8 } from '../../state/layout.ts';
import { noteOrder } from '../../state/noted-orders.ts';
import type { DownforceOptions } from '../../state/options.ts';
import { factsOf, raceWith, STRAIGHT, TestTable } from '../../testing/scenes.ts';
import { spaceAt } from '../../track/testing/ring.ts';
import type { PastGame } from './terms.ts';
import { PLAQUE } from '../whispers/terms.ts';

const TOUR = ['river-station', 'marina-bay'];

/** A tour at the end of its first game. */
function resting(options: Partial<DownforceOptions> = {}, players = 3): TestTable {
  const table = new TestTable(players, { worldTour: TOUR, ...options });
  table.playOn(fastChance('tour'), { until: () => table.public.phase === 'resting' });
  return table;
}

function over(scores: readonly number[]): PastGame {
  return { track: 'road', standing: [], finished: 6, scores, sheets: [] };
}

/** The last game of a tour on one road, one card from its end: red comes home and pays its owner. */
function lastGame(scores: readonly number[], options: Partial<DownforceOptions> = {}): TestTable {
  const table = raceWith({
    players: 3,
    options: { worldTour: ['road', 'road'], bets: 'none', ...options },
    hands: ['', '', 'r5'],
    turn: 2,
    at: { red: spaceAt(STRAIGHT, 5, 1, 3) },
    owners: { red: 2, black: 1, blue: 0, green: 1, yellow: 0, orange: null },
  });
  table.bytes[SPEED_8] = 0;
  table.bytes[GAME] = 1;
  table.state.past = [over(scores)];
  return table;
}

describe('D-V4: world tour', () => {
  it('D-V4: a whole game on each track named, one after the other', () => {
    const table = new TestTable(3, { worldTour: TOUR });
    expect(table.public.track).toBe('river-station');
    table.playOn(fastChance('tour'), { until: () => table.public.phase === 'resting' });
    expect(table.public.variant?.tour).toMatchObject({ over: 1, past: [{ track: 'river-station' }] });
    table.act('ready', 'ready', 'ready');
    expect(table.public).toMatchObject({ track: 'marina-bay', phase: 'gridding', discard: {}, bets: null });
    table.playOn(fastChance('second'));
    expect(table.public.phase).toBe('over');
  });

  it('D-V4: deal, grid, auction and everything else start over', () => {
    const table = resting();
    table.act('ready', 'ready', 'ready');
    const fresh = new TestTable(3, { track: 'marina-bay' }).public;
    const { options: _options, variant: _variant, ...open } = table.public;
    const { options: _printed, ...printed } = fresh;
    expect(open).toEqual(printed);
  });

  it('D-V4: between two games the table waits until every seat is ready, in any order', () => {
    const table = resting();
    expect(table.asked).toEqual([0, 1, 2]);
    expect(table.legal(1)).toEqual(['ready']);
    expect(table.actAs(2, 'ready')).toEqual([{ kind: 'ready', seat: 2 }]);
    expect(table.public).toMatchObject({ phase: 'resting', chosen: [2] });
    expect(table.why(2, 'ready')).toBe('already-chosen D-S3');
    expect(table.why(0, 'bet red')).toBe('ready-now D-V4');
    table.actAs(0, 'ready');
    table.actAs(1, 'ready');
    expect(table.isTables).toBe(true);
  });

  it('D-V4: the table never waits for an automa', () => {
    expect(resting({ automas: 1 }).asked).toEqual([0, 1]);
  });

  it('D-V4: every game has its own deal', () => {
    const table = new TestTable(3, { worldTour: TOUR });
    const deals = [table.rules.deal(table.state)];
    table.playOn(fastChance('tour'), { until: () => table.public.phase === 'resting' });
    deals.push(table.rules.deal(table.state));
    table.playOn(fastChance('second'));
    deals.push(table.rules.deal(table.state));
    expect(deals).toEqual([0, 1, 2]);
  });

  it('D-V4: the totals are added', () => {
    const table = resting();
    const [first] = table.state.past;
    expect(first.sheets.map(({ total }) => total)).toEqual(first.scores);
    table.playOn(fastChance('second'));
    const sums = table.public.sheets?.map(({ seat, total }) => total + first.scores[seat]);
    const { standings } = table.rules.outcome(table.state) ?? { standings: [] };
    expect(standings.map(({ seat = 0, score }) => [seat, score])).toEqual(
      standings.map(({ seat = 0 }) => [seat, sums?.[seat]]),
    );
    expect(standings.map(({ score }) => score)).toEqual(
      standings.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  it('D-V4: each game is told with the totals, the last one before the end', () => {
    const table = lastGame([3, 20, -4]);
    const told = table.act('play r5', 'step home', 'reveal');
    expect(factsOf(told, 'leg-over')).toMatchObject([
      { leg: 2, legs: 2, result: { track: 'road', scores: [0, 0, 12] }, totals: [3, 20, 8] },
    ]);
    expect(told.map(({ kind }) => kind).slice(-2)).toEqual(['leg-over', 'game-over']);
  });

  it('D-V4: a tie is broken by D-E3 in the last game', () => {
    const winners = (scores: readonly number[]): Seat[] => {
      const table = lastGame(scores);
      table.act('play r5', 'step home', 'reveal');
      return table.public.outcome?.standings.map(({ seat = -1 }) => seat) ?? [];
    };
    expect(winners([12, 11, 0])).toEqual([2, 0, 1]);
    expect(winners([13, 11, 0])).toEqual([0, 2, 1]);
  });

  it('D-V4: one track may come twice; two to six are a tour', () => {
    const table = new TestTable(2, { worldTour: ['marina-bay', 'marina-bay', 'marina-bay'] });
    table.playOn(fastChance('thrice'));
    expect(table.public.variant?.tour).toMatchObject({ over: 3, past: [{}, {}] });
    expect(() => new TestTable(2, { worldTour: ['marina-bay'] })).toThrow('bad-option');
    expect(() => new TestTable(2, { worldTour: Array.from({ length: 7 }, () => 'marina-bay') })).toThrow(
      'bad-option',
    );
    expect(() => new TestTable(2, { worldTour: TOUR, track: 'random' })).toThrow('tour-names-the-tracks');
  });

  it('D-V4: options apply to every game', () => {
    const table = new TestTable(3, { worldTour: TOUR, auction: 'none', powers: 'none', hand: 'three' });
    const sizes: number[] = [];
    table.playOn(fastChance('three'), {
      watch: (text) => {
        if (text.startsWith('give') && sizes.length < 20) sizes.push(table.public.undealt);
      },
    });
    expect(sizes).toEqual(Array.from({ length: 12 }, () => 33));
  });

  it('D-V4, D-V6: a tie is broken by the last plaque', () => {
    const places = (plaques: readonly CarName[]) => {
      const table = lastGame([4, 4, 4], { goal: 'whispers' });
      table.bytes[BETS_ASKED] = 1;
      for (const [seat, car] of plaques.entries()) {
        table.bytes[PLAQUE + seat] = CARS.indexOf(car);
        table.bytes[betAt(0, seat)] = DECLINED;
        noteOrder(table.bytes, seat, 0);
      }
      table.bytes[PHASE] = OVER;
      return table.public.outcome?.standings.map(({ seat, place }) => [seat, place]);
    };
    // Red leads, then the grid in the order of the cars.
    expect(places(['blue', 'red', 'orange'])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(places(['orange', 'blue', 'red'])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });

  it('D-V4, D-V6: points are added too', () => {
    const table = new TestTable(3, { worldTour: TOUR, goal: 'whispers' });
    table.playOn(fastChance('whispers'));
    const [first] = table.state.past;
    expect(first.points?.map(({ points }) => points)).toEqual(first.scores);
    for (const { seat = 0, score } of table.public.outcome?.standings ?? [])
      expect(score).toBe(first.scores[seat] + (table.public.points?.[seat].points ?? NaN));
  });
});
