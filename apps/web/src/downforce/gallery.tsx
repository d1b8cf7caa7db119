import '@preact/signals';
import '../design/index.css';
import '../app/app.css';
import { CARS } from '@paddock/downforce';
import { render } from 'preact';
import { startSpeaking } from '../i18n/index.ts';
import { GallerySession, type Cast } from './gallery-session.ts';
import { DownforceTable, ready } from './index.ts';

/** The states worth looking at while the screen is made; `gallery.html#race`. */
const CASTS: Readonly<Record<string, Partial<Cast> & Pick<Cast, 'until'>>> = {
  auction: {
    until: ({ public: { phase, auction } }, toAct) =>
      phase === 'bidding' && auction.round === 1 && toAct.includes(0),
  },
  'auction-late': {
    until: ({ public: { phase, auction } }, toAct) =>
      phase === 'bidding' && auction.round >= 4 && toAct.includes(0),
  },
  declare: {
    players: 6,
    until: ({ public: { phase, auction }, own }, toAct) =>
      phase === 'bidding' &&
      toAct.includes(0) &&
      own !== undefined &&
      !own.hand.some((card) => card.includes('kbgyor'[CARS.indexOf(auction.forSale ?? 'black')] ?? '')),
  },
  keep: {
    players: 3,
    seed: 'keep',
    until: ({ public: { phase } }, toAct) => phase === 'keeping' && toAct.includes(0),
  },
  race: { until: ({ public: { phase } }, toAct) => phase === 'playing' && toAct.includes(0) },
  'race-late': {
    options: { track: 'river-station' },
    until: ({ public: { phase, betsAsked } }, toAct) =>
      phase === 'playing' && betsAsked >= 2 && toAct.includes(0),
  },
  wild: {
    until: ({ public: { phase, betsAsked } }, toAct) =>
      phase === 'choosing-wild' && betsAsked >= 1 && toAct.includes(0),
  },
  stepping: {
    until: ({ public: { phase, betsAsked } }, toAct) =>
      phase === 'stepping' && betsAsked >= 1 && toAct.includes(0),
  },
  cunning: {
    until: ({ public: { phase, turn } }, toAct) => phase === 'stepping' && turn !== 0 && toAct.includes(0),
  },
  finish: {
    until: ({ public: { phase, cars } }, toAct) =>
      phase === 'playing' && cars.some(({ place }) => place === 2) && toAct.includes(0),
  },
  bet: {
    until: ({ public: { phase, betsAsked } }, toAct) =>
      phase === 'betting' && betsAsked === 2 && toAct.includes(0),
  },
  two: { players: 2, until: ({ public: { phase } }, toAct) => phase === 'playing' && toAct.includes(0) },
  six: {
    players: 6,
    until: ({ public: { phase, betsAsked } }, toAct) =>
      phase === 'playing' && betsAsked >= 1 && toAct.includes(0),
  },
  beginners: {
    options: { auction: 'none', powers: 'none', hand: 'three', bets: 'none', goal: 'firstHome' },
    until: ({ public: { phase } }, toAct) => phase === 'playing' && toAct.includes(0),
  },
  over: { until: ({ public: { phase } }) => phase === 'over' },
};

const root = document.querySelector('#app');
if (root === null) throw new Error('the page has no place for the gallery');
const name = location.hash.slice(1) || 'race';
const { seed = name, players = 4, options = {}, until } = CASTS[name] ?? { until: () => true };
/** Not every game comes to such a state. */
function sessionFor(tries = 60): GallerySession {
  try {
    return new GallerySession({ seed: `${seed} ${tries}`, players, options, until });
  } catch (error) {
    if (tries === 0) throw error;
    return sessionFor(tries - 1);
  }
}

await startSpeaking();
await ready();
render(
  <div class="play" style="height: 100dvh">
    <DownforceTable session={sessionFor()} />
  </div>,
  root,
);
