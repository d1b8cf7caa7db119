import { type Action, fastChance, isRefusal, resolveOptions, seatsIn, TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { downforce } from '../rules/whole/downforce.ts';
import { CARS } from '../state/cars.ts';
import type { DownforcePublic } from '../state/views.ts';
import { type PayoutTable } from './payouts.ts';
import { scorePaper, type PaperRace } from './score-paper.ts';

/** A random game, as everybody sees it at its end. */
function playedOut(players: number, payouts: PayoutTable, seed: string): DownforcePublic {
  const options = resolveOptions(downforce.options, players, { payouts });
  if (isRefusal(options)) throw new Error(options.code);
  const state = downforce.start({ players, options });
  const chance = fastChance(seed);
  const out: Action[] = [];
  for (let asked = downforce.toAct(state); asked !== 0; asked = downforce.toAct(state)) {
    const [seat = TABLE] = seatsIn(asked);
    const action =
      seat === TABLE ? downforce.roll(state, chance) : out[chance.below(downforce.legal(state, seat, out))];
    downforce.apply(state, seat, action);
  }
  return downforce.view(state, 'public').public;
}

const ORDER = ['blue', 'yellow', 'red', 'black', 'green', 'orange'] as const;
const RACE: PaperRace = {
  players: 3,
  payouts: 'printed',
  sold: {},
  bets: [],
  order: ORDER,
  finishers: 6,
};

describe('a race on paper', () => {
  it.each(['printed', 'manual'] as const)(
    'D-E1 to D-E4: random games with %s payouts score as at a table',
    (payouts) => {
      for (let game = 0; game < 12; game++) {
        const players = 2 + (game % 5);
        const open = playedOut(players, payouts, `paper ${payouts} ${game}`);
        const { sheets, standings } = scorePaper({
          players,
          payouts,
          sold: Object.fromEntries(
            CARS.flatMap((car, index) => {
              const seat = open.owners[index] ?? null;
              return seat === null ? [] : [[car, { seat, price: open.prices[index] ?? 0 }]];
            }),
          ),
          bets: open.sheets?.map(({ bets }) => bets.map(({ car }) => car)) ?? [],
          order: open.standing,
          finishers: open.cars.filter(({ place }) => place !== null).length,
        });
        const plain = sheets.map(({ bets, ...sheet }) => ({
          ...sheet,
          bets: bets.map(({ car, pays }) => ({ car, pays })),
        }));
        expect(plain).toEqual(open.sheets);
        expect(standings).toEqual(open.outcome?.standings);
      }
    },
  );

  it('D-B2: a line at which nobody was asked leaves the next one its own payout', () => {
    const { sheets } = scorePaper({ ...RACE, bets: [[null, 'blue', null]] });
    expect(sheets[0]?.bets).toEqual([{ car: 'blue', pays: 6, bet: 2 }]);
  });

  it('D-E3: two without a car share the place after those with one', () => {
    const { standings } = scorePaper({ ...RACE, sold: { orange: { seat: 1, price: 0 } } });
    expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });
});
