import { DOWNFORCE_BOTS } from '@paddock/bots';
import { CARS, downforceGame, type DownforceFact } from '@paddock/downforce';
import { DOWNFORCE } from '@paddock/words/all';
import { makeGame, type Telling } from '../game.ts';
import { DownforceStatistics } from './downforce-statistics.ts';

const TELLING = {
  'track-drawn': 'note',
  'grid-drawn': 'note',
  dealt: 'note',
  'boxed-unseen': 'note',
  'car-given': 'note',
  'power-given': 'note',
  'for-sale': 'apart',
  'power-turned': 'note',
  'bids-asked': 'note',
  'bid-laid': 'note',
  'bids-shown': 'note',
  'proved-absent': 'note',
  'tie-broken': 'note',
  'bids-tied': 'note',
  'lot-drawn': 'note',
  'must-take': 'note',
  sold: 'note',
  'set-aside': 'note',
  'stays-unowned': 'note',
  'keep-asked': 'apart',
  'power-chosen': 'note',
  'power-kept': 'note',
  'put-away': 'note',
  'pile-made': 'note',
  'race-starts': 'apart',
  turn: 'note',
  played: 'note',
  'order-chosen': 'note',
  'line-chosen': 'note',
  'line-ignored': 'board',
  'numbers-chosen': 'note',
  'line-shortened': 'board',
  'line-left': 'note',
  'line-moved': 'note',
  'line-idle': 'board',
  'wild-chosen': 'note',
  stepped: 'board',
  finished: 'board',
  jammed: 'board',
  'goes-on': 'note',
  stays: 'note',
  'went-out': 'note',
  drew: 'note',
  'bets-asked': 'apart',
  'bet-laid': 'note',
  'race-over': 'apart',
  'no-race': 'apart',
  'bets-shown': 'apart',
  'turned-up': 'note',
  'die-rolled': 'note',
  'power-boxed': 'note',
  'deck-shuffled': 'note',
  'counter-rose': 'note',
  'speed-8-put-away': 'note',
  'laid-under': 'note',
  'ultra-victory': 'apart',
  'die-set': 'note',
  'dice-shown': 'note',
  'takes-last': 'note',
  'podium-laid': 'note',
  'bet-declined': 'note',
  'slip-laid': 'note',
  'slips-shown': 'note',
  'plaque-dealt': 'note',
  'whispers-asked': 'apart',
  predicted: 'note',
  'whispers-shown': 'apart',
  'leg-over': 'apart',
  ready: 'note',
  'game-over': 'apart',
} as const satisfies Record<DownforceFact['kind'], Telling>;

export const downforce = makeGame({
  game: downforceGame,
  bots: DOWNFORCE_BOTS,
  words: DOWNFORCE,
  ladder: { kind: 'challenges', deals: 100, usual: {} },
  statistics: (setup) => new DownforceStatistics(setup),
  tellingOf: (fact) => TELLING[fact.kind],
  story: (facts, language, context) => DOWNFORCE[language].story(facts, context),
  board: ({ standing, cars }, language, _context, paint) => {
    const label = DOWNFORCE[language].car;
    const rows = standing.map((car) => ({ name: paint(label(car), car), ...cars[CARS.indexOf(car)] }));
    const home = rows.filter(({ place }) => typeof place === 'number').map(({ name }) => name);
    const onTrack = rows
      .filter(({ space }) => typeof space === 'number')
      .map(({ name, space }) => `${name} ${space}`);
    return [home, onTrack]
      .filter((list) => list.length > 0)
      .map((list) => list.join(' · '))
      .join(' | ');
  },
  coloured: (language) => CARS.map((car) => [DOWNFORCE[language].car(car), car] as const),
  contextOf: () => ({}),
});
