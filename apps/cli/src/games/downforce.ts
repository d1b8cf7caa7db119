import { DOWNFORCE_BOTS, DOWNFORCE_GAUGE } from '@paddock/bots';
import type { OwnContent } from '@paddock/kernel';
import { CARS, downforceGame, type DownforceFact } from '@paddock/downforce';
import { DOWNFORCE } from '@paddock/words/all';
import { makeGame, type Telling } from '../game.ts';
import { DownforceStatistics } from './downforce-statistics.ts';

/** Facts that are not a note in the running text, besides what begins a chapter or shows sheets. */
const TELLING: Readonly<Partial<Record<DownforceFact['kind'], Telling>>> = {
  'for-sale': 'apart',
  'keep-asked': 'apart',
  'line-ignored': 'board',
  'line-shortened': 'board',
  'line-idle': 'board',
  stepped: 'board',
  finished: 'board',
  jammed: 'board',
  'no-race': 'apart',
  'bets-shown': 'apart',
  'ultra-victory': 'apart',
  'leg-over': 'apart',
};

function isApart(fact: DownforceFact): boolean {
  return 'sheets' in fact || downforceGame.chapterAt(fact, []) !== undefined;
}

/** By id; the content was checked. */
function trackNames({ deck: _deck, ...tracks }: OwnContent): Record<string, string> {
  return Object.fromEntries(Object.values(tracks).map(({ id, name }) => [String(id), String(name)]));
}

export const downforce = makeGame({
  game: downforceGame,
  bots: DOWNFORCE_BOTS,
  words: DOWNFORCE,
  ladder: { usual: {}, gauge: DOWNFORCE_GAUGE },
  statistics: (setup) => new DownforceStatistics(setup),
  tellingOf: (fact) => TELLING[fact.kind] ?? (isApart(fact) ? 'apart' : 'note'),
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
  contextOf: (_options, own) => ({ tracks: trackNames(own) }),
  trackOptions: ['track', 'worldTour'],
});
