import { describe, expect, it } from 'vitest';
import type { DownforceFact } from '../state/facts.ts';
import { LAP, LAST_LAP } from '../state/layout.ts';
import { factsOf, raceWith, testTrack, STRAIGHT } from '../testing/scenes.ts';
import { circuit } from '../track/index.ts';
import { mustRead, narrowing, ringFile, spaceAt, straight } from '../track/testing/ring.ts';

const NO_BETS = { bets: 'none' } as const;

/** A space on the straight test road: row 1 is the first after the grid. */
const on = (row: number, lane: number) => spaceAt(STRAIGHT, 2, lane, row);

describe('steps', () => {
  it('D-R5: forward to a free space that touches, never sideways or back', () => {
    const table = raceWith({
      hands: ['r5'],
      at: { red: on(2, 1), blue: on(3, 2) },
      owners: { red: 0, black: 5 },
    });
    table.act('play r5');
    expect(table.legal()).toEqual([`step ${on(3, 1)}`]);
    expect(table.why(0, `step ${on(3, 2)}`)).toBe('space-taken D-R5');
    expect(table.why(0, `step ${on(2, 2)}`)).toBe('not-a-step D-R5');
    expect(table.why(0, `step ${on(1, 1)}`)).toBe('not-a-step D-R5');
    expect(table.why(0, `step ${on(4, 1)}`)).toBe('not-a-step D-R5');
    expect(table.why(0, 'step home')).toBe('finish-not-next D-R8');
  });

  it('D-R6: no car passes through another, but it may pass between two that stand diagonally', () => {
    const table = raceWith({ hands: ['r5'], at: { red: on(2, 1), blue: on(3, 1), green: on(2, 2) } });
    table.act('play r5');
    expect(table.legal()).toEqual([`step ${on(3, 2)}`]);
  });

  it('D-R7: a car moves its full number while an exit is free, and stops only without one', () => {
    const track = testTrack(
      [straight(3, 3), narrowing(3), narrowing(2), straight(9, 1), straight(2, 1), straight(2, 1)],
      [5, 6, 7],
    );
    const single = (row: number) => spaceAt(track, 5, 1, row);
    const table = raceWith({
      track,
      hands: ['r5'],
      at: { red: single(1), blue: single(4) },
      options: NO_BETS,
    });
    table.act('play r5');
    expect(table.why(0, 'enough')).toBe('step-now D-R7');
    const told = table.act(`step ${single(2)}`, `step ${single(3)}`);
    expect(factsOf(told, 'jammed')).toEqual([{ kind: 'jammed', car: 'red', lost: 3, by: ['blue'] }]);
    expect(table.public).toMatchObject({ turn: 1, card: null });
  });

  it('D-R7: on a free road it moves exactly its full number', () => {
    const table = raceWith({ hands: ['r5'], at: { red: on(1, 1) }, options: NO_BETS });
    table.act('play r5');
    const told: DownforceFact[] = [];
    while (table.public.phase === 'stepping') told.push(...table.act(table.legal()[0]));
    expect(factsOf(told, 'stepped')).toHaveLength(5);
    expect(factsOf(told, 'jammed')).toEqual([]);
    expect(table.public.cars[5]?.space).toBe(on(6, 1));
  });

  it('D-R7: a blocked car does not move, and nobody is asked', () => {
    const table = raceWith({ hands: ['r5'], at: { red: on(1, 1), blue: on(2, 1), green: on(2, 2) } });
    expect(factsOf(table.act('play r5'), 'line-idle')[0]).toMatchObject({ why: 'blocked', car: 'red' });
    expect(table.public.turn).toBe(1);
  });

  it('D-R8: over the finish a car leaves the track at once, and the rest of its number is lost', () => {
    const table = raceWith({ hands: ['r5'], at: { red: spaceAt(STRAIGHT, 5, 2, 2) } });
    table.act('play r5', `step ${spaceAt(STRAIGHT, 5, 2, 3)}`);
    expect(table.legal()).toEqual(['step home']);
    expect(table.why(0, `step ${spaceAt(STRAIGHT, 5, 2, 3)}`)).toBe('finish-is-next D-R8');
    const told = table.act('step home');
    expect(factsOf(told, 'finished')).toEqual([{ kind: 'finished', car: 'red', place: 1 }]);
    expect(table.public.cars[5]).toEqual({ space: null, lap: 2, place: 1 });
  });

  it('D-R8: on a ring the first crossing of the line starts the lap, the second finishes it', () => {
    const ring = circuit('river-station');
    const table = raceWith({ track: ring, hands: ['k5'], options: NO_BETS });
    expect(table.public.cars[0]).toMatchObject({ lap: 0, space: ring.grid[0] });
    table.act('play k5', 'step 2');
    expect(table.public.cars[0]).toMatchObject({ lap: 1, space: 2, place: null });
    const again = raceWith({ track: ring, hands: ['k5'], options: NO_BETS });
    again.bytes[LAP] = LAST_LAP;
    again.act('play k5');
    expect(again.legal()).toEqual(['step home']);
    expect(factsOf(again.act('step home'), 'stepped')).toEqual([
      { kind: 'stepped', seat: 0, car: 'black', from: ring.grid[0], to: null },
    ]);
    expect(again.public.cars[0]).toMatchObject({ space: null, place: 1 });
  });

  it('D-R8: on a ring the finish can be blocked by cars a lap behind that stand beyond it', () => {
    const ring = mustRead(ringFile());
    const at = {
      black: spaceAt(ring, 9, 1, 5),
      blue: spaceAt(ring, 1, 1, 1),
      green: spaceAt(ring, 1, 2, 1),
      red: spaceAt(ring, 5, 1, 1),
    };
    const race = (beyond: object) => {
      const table = raceWith({ track: ring, hands: ['k5'], at: { ...at, ...beyond }, options: NO_BETS });
      table.bytes[LAP] = LAST_LAP;
      return table;
    };
    expect(factsOf(race({}).act('play k5'), 'line-idle')).toMatchObject([{ why: 'blocked', car: 'black' }]);
    const free = race({ green: spaceAt(ring, 5, 2, 1) });
    free.act('play k5');
    expect(free.legal()).toEqual(['step home']);
  });

  it('D-R8: on an open road it cannot be blocked: nothing lies beyond', () => {
    const at = {
      black: spaceAt(STRAIGHT, 5, 2, 3),
      blue: spaceAt(STRAIGHT, 5, 1, 3),
      green: spaceAt(STRAIGHT, 5, 3, 3),
    };
    const table = raceWith({ hands: ['k5'], at, options: NO_BETS });
    table.act('play k5');
    expect(table.legal()).toEqual(['step home']);
  });

  it('D-R8: several cars on one card finish in the order in which they were moved', () => {
    const last = (lane: number) => spaceAt(STRAIGHT, 5, lane, 3);
    const table = raceWith({ hands: ['r6k4g2'], at: { green: last(1), black: last(2), red: last(3) } });
    table.act('play r6k4g2', 'step home', 'step home', 'step home');
    expect(table.public.standing.slice(0, 3)).toEqual(['red', 'black', 'green']);
  });

  it('D-R9: lines of cars that have finished do nothing', () => {
    const table = raceWith({
      hands: ['r6k4g2'],
      finished: ['red', 'black'],
      owners: { black: 5, red: 5, blue: 0 },
    });
    expect(factsOf(table.act('play r6k4g2'), 'line-idle').map(({ why }) => why)).toEqual([
      'finished',
      'finished',
    ]);
    expect(table.public.card).toMatchObject({ car: 'green' });
  });
});
