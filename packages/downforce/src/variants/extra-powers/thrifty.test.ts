import { describe, expect, it } from 'vitest';
import { CARS } from '../../state/cars.ts';
import { WILDED } from '../../state/layout.ts';
import { factsOf, type Scene } from '../../testing/scenes.ts';
import { OPEN, PACK, steer, withPower } from './testing.ts';

describe('D-V10: Thrifty', () => {
  it('D-V10: Thrifty: the line of a blocked car moves another, of a colour not on the card', () => {
    const table = withPower('thrifty', 'y6o4b2', ['yr........', '.g........', 'k.........']);
    const told = table.act('play y6o4b2');
    expect(factsOf(told, 'line-idle')).toMatchObject([{ line: 'y6', why: 'blocked' }]);
    expect(table.legal()).toEqual(['wild black', 'wild green', 'wild red', 'enough']);
    expect(table.why(0, 'wild blue')).toBe('colour-on-card D-R4');
    table.act('wild black');
    expect(table.public.card).toMatchObject({ car: 'black', left: 6 });
  });

  it('D-V10: Thrifty: so does the line of a finished car, and it may be left unused', () => {
    const table = withPower('thrifty', 'y6o4b2', ['k.........', '..........', '..........'], {
      finished: ['yellow'],
    });
    table.act('play y6o4b2');
    expect(factsOf(table.act('enough'), 'line-left')).toMatchObject([{ line: 'y6' }]);
    expect(table.public.card?.car).toBe('orange');
  });

  it('D-V10: Thrifty: a car other than the line’s own, even with Unpredictable, and lost spaces count once', () => {
    const table = withPower('thrifty', 'k6r4y2o1', ['kr........', '.g........', 'y.........'], {
      powers: { thrifty: 0, unpredictable: 0 },
      owners: { black: 2, blue: 0, green: 1, yellow: 0, orange: 1, red: 1 },
      options: { ...PACK, automas: 1 },
    });
    const told = table.act('play k6r4y2o1');
    expect(factsOf(told, 'counter-rose')).toMatchObject([{ seat: 2, counter: 6 }]);
    expect(table.legal()).toEqual([...CARS.slice(1).map((car) => `wild ${car}`), 'enough']);
    expect(table.why(0, 'wild black')).toBe('car-of-this-line D-V10');
    table.act('wild yellow');
    expect(table.public.card).toMatchObject({ car: 'yellow', left: 6 });
    expect(table.public.automas).toMatchObject([{ counter: 6 }]);
  });

  it('D-V10: Thrifty: nothing is asked if every other car has been moved by a wild', () => {
    const table = withPower('thrifty', 'y6o4b2', ['k.........', '..........', '..........'], {
      finished: ['yellow'],
      powers: { thrifty: 0, unpredictable: 0 },
    });
    table.bytes[WILDED] = 0b110111;
    table.act('play y6o4b2');
    expect(table.public.card).toMatchObject({ line: 1, car: 'orange' });
  });

  it('D-V10: Thrifty: a saved line marks its car as chosen: no wild of the card moves it again', () => {
    const table = withPower('thrifty', 'k6r4w2g1', ['..........', 'y.........', '..........'], {
      finished: ['black'],
    });
    table.act('play k6r4w2g1', 'wild yellow');
    steer(table);
    steer(table);
    expect(table.public).toMatchObject({ phase: 'choosing-wild', card: { line: 2, wilds: ['yellow'] } });
    expect(table.legal()).toEqual(['wild blue', 'wild orange']);
    expect(table.why(0, 'wild yellow')).toBe('wild-chosen-twice D-R4');
  });

  /** Seat 0 has both powers; red and green, of r6k4g2, are home. */
  const withTricky = (tricky: 'printed' | 'any', powers: Scene['powers'] = { thrifty: 0, tricky: 0 }) => {
    const table = withPower('thrifty', 'r6k4g2', OPEN, {
      ...(powers && { powers }),
      finished: ['red', 'green'],
      options: { ...PACK, tricky },
    });
    table.act('play r6k4g2');
    return table;
  };

  it('D-P5: with Thrifty, lines of finished cars do something, so the order is asked for', () => {
    const table = withTricky('printed');
    expect(table.legal()).toEqual(['top-down', 'bottom-up']);
    table.act('bottom-up');
    expect(table.public.card).toMatchObject({ line: 2, saved: true });
    expect(withTricky('printed', { thrifty: 1, tricky: 0 }).public.phase).toBe('stepping');
  });

  it("D-P5: 'any': with Thrifty, lines of finished cars are among those to choose from", () => {
    const table = withTricky('any');
    expect(table.legal()).toEqual(['line r6', 'line k4', 'line g2']);
    table.act('line g2');
    expect(table.legal()).toEqual(['wild blue', 'wild yellow', 'wild orange', 'enough']);
    table.act('wild blue');
    steer(table);
    expect(table.legal()).toEqual(['line r6', 'line k4']);
    const alone = withTricky('any', { thrifty: 1, tricky: 0 });
    expect([alone.public.phase, alone.public.card?.car]).toEqual(['stepping', 'black']);
  });

  it('D-P5: with Thrifty, but no car for a saved line to move, they do nothing', () => {
    const table = withPower('thrifty', 'g6k5o4y3b2r1', OPEN, {
      powers: { thrifty: 0, tricky: 0 },
      finished: ['red', 'green', 'yellow', 'orange', 'blue'],
    });
    table.act('play g6k5o4y3b2r1');
    expect([table.public.phase, table.public.card?.car]).toEqual(['stepping', 'black']);
  });

  it('D-V10: Thrifty: a real wild must be used', () => {
    const table = withPower('thrifty', 'w5');
    table.act('play w5');
    expect(table.why(0, 'enough')).toBe('choose-the-wild-now D-R4');
  });
});
