import { fastChance, isRefusal, resolveOptions, TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { betAt } from '../../phases/bets.ts';
import { PRINTED_CONTENT } from '../../rules/content.ts';
import { downforceWith } from '../../rules/whole/downforce.ts';
import { CARS } from '../../state/cars.ts';
import { BETS_ASKED, LAP, PASSED, SPEED_8 } from '../../state/layout.ts';
import type { DownforceOptions } from '../../state/options.ts';
import { chanceOf, factsOf, raceWith, type Scene, STRAIGHT, TestTable } from '../../testing/scenes.ts';
import { mustRead, ringFile, spaceAt } from '../../track/testing/ring.ts';
import type { Track } from '../../track/track.ts';

const RING = mustRead(ringFile());
const on = (section: number, lane: number, cell: number) => spaceAt(RING, section, lane, cell);
/** The middle of the last row before the line. */
const LAST = on(9, 2, 5);

function longRace(longDistance: true | 'money', scene: Scene): TestTable {
  return raceWith({ players: 3, track: RING, options: { longDistance, ...scene.options }, ...scene });
}

function driveOn(table: TestTable): void {
  while (table.public.phase === 'stepping') table.act(table.legal()[0]);
}

/** Each seat has only this card, and no Speed-8. */
function lastCards(table: TestTable): TestTable {
  table.bytes[SPEED_8] = 0;
  while (table.public.phase !== 'over') table.act(table.isTables ? 'reveal' : table.legal()[0]);
  return table;
}

const played = (options: Partial<DownforceOptions>, seed: string, players = 4): TestTable => {
  const table = new TestTable(players, options);
  table.playOn(fastChance(seed));
  return table;
};

describe('D-V3: long distance', () => {
  it('D-V3: the finish line is ignored: the car goes on into the next lap', () => {
    const table = longRace(true, { hands: ['r5'], at: { red: LAST } });
    table.act('play r5');
    driveOn(table);
    const red = table.public.cars[CARS.indexOf('red')];
    expect(red).toMatchObject({ lap: 2, place: null });
    expect(red.space).not.toBe(null);
    expect(table.public.out).toEqual([]);
  });

  it('D-V3: without it the same card brings the car home', () => {
    const table = raceWith({ players: 3, track: RING, hands: ['r5'], at: { red: LAST } });
    table.act('play r5', 'step home');
    expect(table.public.cars[CARS.indexOf('red')]).toMatchObject({ place: 1 });
  });

  it('D-V3: a lapped car blocks like any other', () => {
    const wall = { black: on(1, 1, 1), blue: on(1, 2, 1), green: on(1, 3, 1) };
    const table = longRace(true, { hands: ['r5'], at: { red: LAST, ...wall } });
    table.bytes[LAP + CARS.indexOf('red')] = 2;
    expect(factsOf(table.act('play r5'), 'line-idle')).toMatchObject([{ why: 'blocked', car: 'red' }]);
  });

  it.each([2, 3, 4, 5, 6])(
    'D-V3: %i players go on until all cards are played, and nobody goes out',
    (players) => {
      const table = played({ longDistance: true }, `long ${players}`, players);
      const { handSizes, pileSizes, speed8, out, cars } = table.public;
      expect([handSizes, pileSizes].flat().every((size) => size === 0)).toBe(true);
      expect(speed8).toEqual([]);
      expect(out).toEqual([]);
      expect(cars.every(({ place }) => place === null)).toBe(true);
      expect(Math.max(...cars.map(({ lap }) => lap))).toBeGreaterThan(1);
    },
  );

  it('D-V3: the owner of the first owned car in the standing wins, counting laps; unowned cars are skipped', () => {
    const table = longRace(true, {
      hands: ['k5', '', ''],
      owners: { black: 0, blue: 1, green: 2, yellow: null, orange: 1, red: 0 },
      prices: { green: 6 },
      at: { yellow: on(3, 1, 5), red: on(3, 2, 4), green: on(1, 1, 1) },
    });
    table.bytes[LAP + CARS.indexOf('yellow')] = 3;
    table.bytes[LAP + CARS.indexOf('green')] = 2;
    lastCards(table);
    expect(table.public.standing.slice(0, 3)).toEqual(['yellow', 'green', 'red']);
    expect(table.public.outcome?.standings[0]).toMatchObject({ seat: 2, place: 1, score: 1 });
    expect(table.public.outcome?.standings[1]).toMatchObject({ seat: 0, place: 2, score: 0 });
  });

  it('D-V3: no bets are asked for', () => {
    const table = longRace(true, { hands: ['r5', 'b5', 'g5'], at: { red: on(8, 2, 1) } });
    table.act('play r5');
    driveOn(table);
    expect(table.public).toMatchObject({ phase: 'playing', betsAsked: 0 });
  });

  it('D-V3: money: the standing pays the normal prizes, and nobody stalls', () => {
    const table = longRace('money', {
      hands: ['k5', '', ''],
      owners: { black: 0, blue: 1, green: 2, yellow: 0, orange: 1, red: 2 },
      prices: { red: 5 },
      at: {
        red: on(5, 1, 5),
        green: on(5, 1, 4),
        blue: on(5, 1, 3),
        orange: on(5, 1, 2),
      },
    });
    lastCards(table);
    expect(table.public.standing.slice(0, 4)).toEqual(['red', 'green', 'blue', 'orange']);
    expect(table.public.sheets?.map(({ prizes, total }) => [prizes, total])).toEqual([
      [2, 2],
      [10, 10],
      [21, 16],
    ]);
  });

  it('D-V3: money: bets pay by the standing, and each line asks once, in the first lap', () => {
    const table = played({ longDistance: 'money' }, 'endurance 2');
    expect(table.public.betsAsked).toBe(3);
    const [winner] = table.public.standing;
    const paid = table.public.sheets?.flatMap(({ bets }) => bets.filter(({ car }) => car === winner)) ?? [];
    expect(paid.length).toBeGreaterThan(0);
    for (const { pays } of paid) expect([9, 6, 3]).toContain(pays);
    expect(Math.max(...table.public.cars.map(({ lap }) => lap))).toBeGreaterThan(1);
  });

  it('D-V3: the race is told with places for all six cars, or for none', () => {
    const told = (longDistance: true | 'money') => {
      const table = longRace(longDistance, { hands: ['k5', '', ''] });
      table.bytes[SPEED_8] = 0;
      const facts = table.act('play k5');
      while (table.public.phase === 'stepping') facts.push(...table.act(table.legal()[0]));
      return factsOf(facts, 'race-over')[0].finished;
    };
    expect([told(true), told('money')]).toEqual([0, 6]);
  });

  it('D-V3: a line passed on a card that begins a lap is asked for, even in an imagined state', () => {
    const late = mustRead(ringFile({ lines: [3, 5, 9] }));
    const table = raceWith({
      players: 3,
      track: late,
      options: { longDistance: 'money' },
      hands: ['r6k4g2', '', ''],
      at: { red: spaceAt(late, 9, 2, 1) - 3 },
    });
    for (let line = 0; line < 2; line++) {
      table.bytes[BETS_ASKED] = line + 1;
      for (let seat = 0; seat < 3; seat++) table.bytes[betAt(line, seat)] = 0;
    }
    table.act('play r6k4g2');
    while (table.public.card?.car === 'red') table.act(table.legal()[0]);
    expect(table.public.cars[CARS.indexOf('red')].lap).toBe(2);
    const imagined = table.rules.imagine(table.rules.view(table.state, 0), fastChance('lap'));
    expect(imagined.bytes[PASSED]).toBe(table.bytes[PASSED]);
    driveOn(table);
    expect(table.public).toMatchObject({ phase: 'betting', betsAsked: 3 });
  });

  it('D-V3: a track that is not a ring has no second lap: refused, and never drawn', () => {
    const { deck } = PRINTED_CONTENT;
    const conflict = (given: Partial<DownforceOptions>, tracks: readonly Track[] = [RING, STRAIGHT]) => {
      const rules = downforceWith({ deck, tracks });
      const resolved = resolveOptions(rules.options, 3, { longDistance: true, ...given });
      return isRefusal(resolved) ? resolved.params['conflict'] : undefined;
    };
    expect(conflict({ track: 'square' })).toBe(undefined);
    expect(conflict({ track: 'road' })).toBe('no-lap-to-drive');
    expect(conflict({ track: 'random' })).toBe(undefined);
    expect(conflict({ track: 'random' }, [STRAIGHT])).toBe('no-lap-to-drive');
    expect(conflict({ longDistance: 'money', worldTour: ['square', 'road'] })).toBe('no-lap-to-drive');
    expect(conflict({ longDistance: 'money', worldTour: ['square', 'square'] })).toBe(undefined);
  });

  it('D-V3, D-S2: a long distance draws its track among the rings', () => {
    const content = { deck: PRINTED_CONTENT.deck, tracks: [STRAIGHT, RING] };
    const table = new TestTable(3, { track: 'random', longDistance: true }, content);
    expect(table.why(TABLE, 'track road')).toBe('table-must-act D-S2');
    table.act(table.rules.write(table.rules.roll(table.state, chanceOf(0))));
    expect(table.public.track).toBe('square');
  });
});
