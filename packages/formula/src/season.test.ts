import { fastChance, TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { CAR_NAMES } from './teams.ts';
import { formula } from './rules.ts';
import { standingsOf } from './season.ts';
import { DECK_SIZE } from './cards.ts';
import type { FormulaState } from './state.ts';
import {
  act,
  actAs,
  actorOf,
  begin,
  legalTexts,
  lineOf,
  playOn,
  raceWith,
  shorten,
  TWELVE,
  type Scene,
} from './testing.ts';

const open = (state: FormulaState) => formula.view(state, 'public').public;

/** Plays the last card of a race that finishes in the scene's order. */
function finish(scene: Scene): FormulaState {
  const race = raceWith({ hands: ['wrong-line'], lastTurns: 1, ...scene });
  act(race, 'play wrong-line', `car ${open(race).line.at(-1)}`);
  return race;
}

const rowsOf = (state: FormulaState) => standingsOf(state).map(({ side, score }) => `${side} ${score}`);
const scoresOf = (state: FormulaState) => rowsOf(state).join(', ');

/** After a race of three players in which five cars retired. */
const rest = () => finish({ players: 3, line: 'R1 B1 G1 Y1 O1 P1 P2', retired: 'R2 O2 Y2 G2 B2' });

describe('the points of a race', () => {
  it('F-E1: 10, 6, 4, 3, 2, 1 for the first six places', () => {
    expect(open(finish({ line: TWELVE })).points).toEqual([10, 0, 6, 0, 4, 0, 3, 0, 2, 0, 1, 0]);
  });

  it('F-E1: a player scores for every one of their cars', () => {
    expect(scoresOf(finish({ line: 'B2 B1 G1 G2 Y1 Y2' }))).toBe(
      'seat-0 16, seat-1 7, seat-2 3, seat-3 0, seat-4 0, seat-5 0',
    );
    expect(scoresOf(finish({ players: 2, line: 'B1 B2 Y1 R1 R2 Y2 G1' }))).toBe('seat-0 26, seat-1 0');
  });

  it('F-E2: totals are kept over the races, per player and per uncontrolled team', () => {
    const points = { B1: 10, P2: 6, R1: 3, O2: 1 };
    const race = finish({ players: 4, race: 1, points, line: 'P1 B1 R2 G1 O1 Y1 P2' });
    expect(standingsOf(race)).toStrictEqual([
      { side: 'purple', place: 1, score: 16 },
      { side: 'seat-0', seat: 0, place: 2, score: 16 },
      { side: 'red', place: 3, score: 7 },
      { side: 'seat-1', seat: 1, place: 4, score: 3 },
      { side: 'seat-3', seat: 3, place: 5, score: 3 },
      { side: 'seat-2', seat: 2, place: 6, score: 1 },
    ]);
  });

  it('F-E2: with three players each side has two teams', () => {
    expect(scoresOf(finish({ players: 3, line: 'O1 B1 R1 G2 P1 Y1 B2' }))).toBe(
      'seat-0 16, seat-1 7, seat-2 3',
    );
  });
});

describe('a season', () => {
  it('F-E3: between races the game waits until every seat is ready, in any order', () => {
    const race = rest();
    expect(open(race)).toMatchObject({ phase: 'resting', race: 1, turn: null, ready: [] });
    expect([0, 1, 2, 3].map((seat) => legalTexts(race, seat))).toEqual([['ready'], ['ready'], ['ready'], []]);
    actAs(race, 2, 'ready');
    actAs(race, 0, 'ready');
    expect(open(race)).toMatchObject({ phase: 'resting', ready: [0, 2] });
    expect([0, 1, 2].map((seat) => legalTexts(race, seat))).toEqual([[], ['ready'], []]);
    expect(formula.toAct(race)).toBe(1 << 1);
    actAs(race, 1, 'ready');
    expect(open(race)).toMatchObject({ phase: 'dealing', ready: [] });
  });

  it('F-E3: the next race starts in the finishing order of the last, the retired included', () => {
    const race = rest();
    expect(lineOf(race)).toBe('R1 B1 G1 Y1 O1 P1 P2');
    act(race, 'ready', 'ready', 'ready');
    expect(open(race).retired).toEqual([]);
    expect(lineOf(race)).toBe('R1 B1 G1 Y1 O1 P1 P2 R2 O2 Y2 G2 B2');
  });

  it('F-E3: all 54 cards are shuffled and dealt again', () => {
    const race = rest();
    act(race, 'ready', 'ready', 'ready');
    expect(open(race)).toMatchObject({ pile: DECK_SIZE, discard: {}, handSizes: [0, 0, 0], playsLeft: 42 });
    act(race, 'draw wrong-line', 'draw wrong-line', 'draw wrong-line');
    expect(open(race)).toMatchObject({ pile: 51, handSizes: [1, 1, 1] });
  });

  it('F-E3: the player with the first-placed car begins, and keeps their teams (F-S1)', () => {
    const race = rest();
    const owners = open(race).owners;
    act(race, 'ready', 'ready', 'ready');
    playOn(race, fastChance('again'), { until: () => actorOf(race) !== TABLE });
    expect(open(race)).toMatchObject({ turn: 1, phase: 'playing', race: 1, owners, playsLeft: 42 });
  });

  it('F-E3: a season has the agreed number of races, and every grid is the previous finishing order', () => {
    for (const [players, races] of [
      [2, 1],
      [4, 3],
      [6, 17],
    ] as const) {
      const season = begin(players, { races });
      const grids: string[] = [];
      playOn(season, fastChance(`season of ${races}`), {
        watch: (_, action) => {
          if (formula.write(action) === 'ready' && open(season).phase === 'dealing')
            grids.push(lineOf(season));
        },
      });
      const { results, race, phase } = open(season);
      expect(results).toHaveLength(races);
      expect([race, phase]).toEqual([races, 'over']);
      expect(grids).toEqual(results.slice(0, -1).map(({ order }) => shorten(order)));
      expect(open(season).points.reduce((sum, points) => sum + points, 0)).toBe(26 * races);
    }
  });

  it('F-E3, F-O2: standings are shown after every race, by points and then by the race just run', () => {
    const season = begin(4, { races: 5, championship: 'drivers' });
    const seen: string[][] = [];
    const expected: string[][] = [];
    playOn(season, fastChance('standings'), {
      watch: () => {
        const { results, ready, phase } = open(season);
        if (phase !== 'resting' || ready.length > 0) return;
        const scores = new Map(CAR_NAMES.map((car) => [car, 0]));
        for (const { order } of results)
          for (const [place, points] of [10, 6, 4, 3, 2, 1].entries())
            scores.set(order[place], (scores.get(order[place]) ?? 0) + points);
        const last = results[results.length - 1].order;
        const ranked = last.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
        expected.push(ranked.map((car) => `${car} ${scores.get(car)}`));
        seen.push(rowsOf(season));
      },
    });
    expect(seen).toHaveLength(4);
    expect(seen).toEqual(expected);
  });

  it('the deal drawn from is that of the current race', () => {
    const race = rest();
    expect(formula.deal(raceWith())).toBe(0);
    expect(formula.deal(race)).toBe(1);
  });
});

describe('the championship', () => {
  const last = { race: 2, options: { races: 3 } };

  it('F-E4: after the last race the most points win', () => {
    const running = finish({ ...last, race: 1 });
    expect([formula.outcome(running), open(running).outcome]).toEqual([undefined, null]);
    const over = finish({ ...last, points: { P1: 30 } });
    expect(formula.outcome(over)?.standings[0]).toEqual({ side: 'seat-5', seat: 5, place: 1, score: 31 });
    expect(formula.toAct(over)).toBe(0);
    expect(legalTexts(over, 0)).toEqual([]);
  });

  it('F-E4: a tie goes to the side with the higher-placed car in the final race', () => {
    const race = finish({ ...last, line: 'P1 R1 O1 Y1 G1 B1', points: { R2: 4, B1: 9, G1: 8 } });
    expect(scoresOf(race)).toBe('seat-5 10, seat-4 10, seat-1 10, seat-0 10, seat-3 4, seat-2 3');
    expect(formula.outcome(race)?.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("F-E4: a side's best car counts, whichever it is", () => {
    const race = finish({ ...last, line: 'B1 Y1 O1 R2 P1 G1 B2 G2 R1', points: { R1: 8, P1: 8, B1: 0 } });
    expect(scoresOf(race)).toBe('seat-4 11, seat-0 10, seat-5 10, seat-2 6, seat-3 4, seat-1 1');
    const several = finish({ ...last, players: 2, line: 'G2 B1 Y1 R1 O1 P1', points: { B1: 3 } });
    expect(scoresOf(several)).toBe('seat-0 16, seat-1 13');
    const level = finish({ ...last, players: 2, line: 'G2 B1 Y1 R1 O1 P1' });
    expect(scoresOf(level)).toBe('seat-1 13, seat-0 13');
  });

  it('F-E4: the same order ranks uncontrolled teams, and one of them can win', () => {
    const race = finish({ ...last, players: 4, line: 'P2 B1 R1 Y1 G1 O1', points: { B2: 4, R1: 6 } });
    expect(formula.outcome(race)?.standings.slice(0, 3)).toEqual([
      { side: 'purple', place: 1, score: 10 },
      { side: 'seat-0', seat: 0, place: 2, score: 10 },
      { side: 'red', place: 3, score: 10 },
    ]);
  });

  it('F-E4: before the first race the grid ranks those level on no points', () => {
    expect(scoresOf(raceWith({ line: 'R1 B1 P1 O1 Y1 G1' }))).toBe(
      'seat-4 0, seat-0 0, seat-5 0, seat-3 0, seat-2 0, seat-1 0',
    );
  });

  it("F-O2: in the Drivers' Championship every car scores for itself", () => {
    const options = { races: 3, championship: 'drivers' } as const;
    const race = finish({
      players: 5,
      race: 2,
      options,
      line: 'R1 P1 B2 B1 G1 Y1',
      points: { P1: 4, Y2: 1, B1: 1 },
    });
    const { standings } = formula.outcome(race) ?? { standings: [] };
    expect(standings.slice(0, 4)).toEqual([
      { side: 'red-1', seat: 4, place: 1, score: 10 },
      { side: 'purple-1', place: 2, score: 10 },
      { side: 'blue-2', seat: 0, place: 3, score: 4 },
      { side: 'blue-1', seat: 0, place: 4, score: 4 },
    ]);
    expect(rowsOf(race).slice(4, 7)).toEqual(['green-1 2', 'yellow-1 1', 'yellow-2 1']);
    expect(standings).toHaveLength(12);
  });

  it("F-O2: cars have drivers' names, which everybody sees", () => {
    const drivers = CAR_NAMES.map((car) => `Driver of ${car}`);
    expect(open(begin(4, { drivers })).options.drivers).toEqual(drivers);
  });
});
