import { lazily } from '../app/lazy.tsx';
import { Backdrop } from './board/backdrop.tsx';
import { FIRST_TRACK } from './board/ground-file.ts';
import { h } from 'preact';
import { restReady } from './rest.ts';

/** What nobody sees before the first car is sold, or something is opened: it is fetched then, or a little before. */
export const fetchLater = () => import('./after/index.ts');

export const fetchBets = () => import('./bets/index.ts');

/** D-V6 */
export const fetchWhispers = () => import('./whispers/index.ts');

/** What only other ways to play show (D-V3, D-V4, D-V7, D-V8). */
const fetchWays = () => import('./ways/index.ts');

const betsReady = async () => (await fetchBets()).ready();
const whispersReady = async () => (await fetchWhispers()).ready();
const waysReady = async () => (await fetchWays()).ready();

/** With the words it speaks. */
function worded<Part>(ready: () => Promise<void>, load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    await ready();
    return load();
  };
}

/** Nothing on the track can be played before the first car is sold: until then it is a picture. */
export const fetchBoard = () => import('./board/index.ts');

export const Board = lazily(
  worded(restReady, async () => (await fetchBoard()).Board),
  ({ desk }) => h(Backdrop, { track: desk.open.value.track ?? FIRST_TRACK }),
);
export const DeclareChoice = lazily(
  async () => (await import('./auction/declare.tsx')).DeclareChoice,
  () => null,
);
export const BetSlip = lazily(worded(betsReady, async () => (await fetchBets()).BetSlip));
export const PodiumSlip = lazily(worded(betsReady, async () => (await fetchBets()).PodiumSlip));
export const PredictionBoard = lazily(
  worded(whispersReady, async () => (await fetchWhispers()).PredictionBoard),
);
export const WhisperSheet = lazily(worded(whispersReady, async () => (await fetchWhispers()).WhisperSheet));
export const WhisperTally = lazily(worded(whispersReady, async () => (await fetchWhispers()).WhisperTally));
export const KeepPanel = lazily(async () => (await fetchLater()).KeepPanel);
export const KnownSheet = lazily(worded(restReady, async () => (await fetchLater()).KnownSheet));
/** Beside what is there without it. */
export const TallyTable = lazily(
  worded(restReady, async () => (await fetchLater()).TallyTable),
  () => null,
);
export const Results = lazily(async () => (await fetchLater()).Results);
export const RestPanel = lazily(worded(waysReady, async () => (await fetchWays()).RestPanel));
export const DiceBids = lazily(worded(waysReady, async () => (await fetchWays()).DiceBids));
export const AutomaMark = lazily(
  worded(waysReady, async () => (await fetchWays()).AutomaMark),
  () => null,
);
export const AutomaSheet = lazily(worded(waysReady, async () => (await fetchWays()).AutomaSheet));
export const UltraLine = lazily(
  worded(waysReady, async () => (await fetchWays()).UltraLine),
  () => null,
);
export const TourTable = lazily(worded(waysReady, async () => (await fetchWays()).TourTable));
/** Its room is kept while it is fetched. */
export const LapStrip = lazily(
  worded(waysReady, async () => (await fetchWays()).LapStrip),
  () => h('div', { class: 'df-places', style: { height: 35 } }),
);
