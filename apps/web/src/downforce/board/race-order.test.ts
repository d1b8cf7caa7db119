import { CARS, PRINTED_CONTENT, type CarName } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { spotsIn } from '../race/spots.ts';
import { RandomGame } from '../testing/random-game.ts';
import { trackOf } from '../track/track-of.ts';
import { raceOrder } from './race-order.ts';

const SEEDS = ['one', 'two', 'three'];
const cars = (order: ReturnType<typeof raceOrder>) => order.map(({ car }) => car);

describe('the running order', () => {
  it.each(SEEDS)('D-R12: is the standing wherever a race may be looked at (%s)', (seed) => {
    const game = new RandomGame({ seed, options: { auction: 'none' } });
    let looks = 0;
    game.until(({ public: open }) => {
      const track = trackOf(PRINTED_CONTENT, open.track ?? '');
      const order = raceOrder(open, spotsIn(open), track);
      if (order.length > 0) {
        looks += 1;
        expect(cars(order)).toEqual(open.standing);
        const running = order.filter(({ isHome }) => !isHome);
        expect(running[0]?.behind ?? 0).toBe(0);
        for (const { toFinish, behind } of running)
          expect(behind).toBe(Math.max(0, toFinish - (running[0]?.toFinish ?? 0)));
        expect(order.filter(({ isHome }) => isHome)).toHaveLength(
          open.cars.filter(({ place }) => place !== null).length,
        );
      }
      return open.phase === 'over';
    });
    expect(looks).toBeGreaterThan(20);
  });

  const track = PRINTED_CONTENT.tracks.find(({ ring }) => ring) ?? trackOf(PRINTED_CONTENT, 'marina-bay');
  const grid = Array.from(track.grid);

  function at(where: Partial<Record<CarName, { lap: number; space: number | null; place?: number }>>) {
    return {
      cars: CARS.map((car, index) => ({ lap: 0, space: grid[index] ?? null, place: null, ...where[car] })),
    };
  }

  it('counts from where a car has got to, not from where it will be', () => {
    const after = at({ red: { lap: 1, space: track.count - 1 - grid.length * 3 } });
    const before = { ...spotsIn(after), red: grid[5] ?? 0 };
    expect(cars(raceOrder(after, before, track)).at(-1)).toBe('red');
    expect(cars(raceOrder(after, spotsIn(after), track))[0]).toBe('red');
  });

  it('keeps cars at home in the places they took, before those that run', () => {
    const open = at({
      red: { lap: 2, space: null, place: 1 },
      black: { lap: 2, space: null, place: 2 },
      blue: { lap: 1, space: 0 },
    });
    const order = raceOrder(open, spotsIn(open), track);
    expect(cars(order).slice(0, 3)).toEqual(['red', 'black', 'blue']);
    expect(order.slice(0, 2).every(({ isHome, behind }) => isHome && behind === 0)).toBe(true);
    expect(order[2]).toMatchObject({ isHome: false, behind: 0 });
    expect(order[3]?.behind).toBeGreaterThan(0);
  });

  it('is empty before the grid is drawn', () => {
    const open = at({ red: { lap: 0, space: null } });
    expect(raceOrder(open, spotsIn(open), track)).toEqual([]);
  });
});
