import { CAR_COUNT, CARS, downforce, type DownforceState, type DownforceView } from '@paddock/downforce';
import { BETS, MOST_SEATS } from '@paddock/downforce/bytes';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { Field } from '../light/field.ts';
import { aView } from '../testing.ts';
import { whispersByLight } from '../variants/whispers/light.ts';
import { guessBets } from './guess-bets.ts';

const SLIPS = { start: BETS, end: BETS + 3 * MOST_SEATS };
const toGo = { black: 30, blue: 28, green: 31, yellow: 29, orange: 32, red: 26 };
const seen = aView({ hand: ['k5', 'w5k2'], toGo, bets: ['black', 'red', 'black'], open: { betsAsked: 3 } });

function guessed(view: DownforceView, world: string, guess: string): DownforceState {
  const state = downforce.imagine(view, fastChance(world));
  guessBets(state, view, new Field(), [whispersByLight], fastChance(guess));
  return state;
}

function slipsIn({ bytes }: DownforceState): number[] {
  return [...bytes.subarray(SLIPS.start, SLIPS.end)];
}

describe('the guess of secret bets', () => {
  it('D-B3: uses nothing that the seat does not see: in every world the same', () => {
    let differing = 0;
    for (let world = 0; world < 20; world++) {
      const one = guessed(seen, `one ${world}`, 'guess');
      const other = guessed(seen, `other ${world}`, 'guess');
      expect(slipsIn(one)).toEqual(slipsIn(other));
      if (one.bytes.join() !== other.bytes.join()) differing++;
    }
    expect(differing).toBe(20);
  });

  it('keeps the viewer’s bets, and gives the others mostly their own cars', () => {
    let own = 0;
    let all = 0;
    for (let world = 0; world < 200; world++) {
      const state = guessed(seen, 'world', `guess ${world}`);
      const bets = downforce.view(state, 0).own?.bets;
      expect(bets).toEqual(['black', 'red', 'black']);
      for (let seat = 1; seat < 4; seat++)
        for (let line = 0; line < 3; line++) {
          const car = state.bytes[BETS + line * MOST_SEATS + seat] ?? 0;
          expect(car).toBeLessThan(CAR_COUNT);
          all++;
          if (seen.public.owners[car] === seat) own++;
        }
    }
    expect(own / all).toBeGreaterThan(0.9);
    expect(own / all).toBeLessThan(1);
  });

  it('D-V6: predicts for others about what stands', () => {
    const view = aView({
      hand: ['k5'],
      bets: [],
      toGo,
      options: { goal: 'whispers' },
      open: {
        owners: CARS.map(() => null),
        prices: CARS.map(() => 0),
        variant: { plaques: 4 },
        betsAsked: 2,
      },
      own: { plaque: 'yellow', predictions: [CARS, CARS] },
    });
    const state = guessed(view, 'world', 'guess');
    expect(downforce.view(state, 0).own?.predictions).toEqual([CARS, CARS]);
    const standing = view.public.standing;
    const prediction = downforce.view(state, 1).own?.predictions?.at(-1) ?? [];
    const wrong = prediction.filter((car, place) => car !== standing[place]);
    expect(prediction).toHaveLength(CAR_COUNT);
    expect(wrong.length).toBeLessThanOrEqual(2);
  });
});
