import { h } from 'preact';
import { lazily, named, spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { Backdrop } from './track/backdrop.tsx';
import { Places } from './track/places.tsx';

/** What nobody sees before the first car is sold, or something is opened: it is fetched then, or a little before. */
export const fetchLater = () => import('./after/index.ts');

const fetchPlans = () => import('./plans/index.ts');
const planTexts = () => loadTexts('downforcePlans');

/** What is not needed before the race. */
export const RaceNote = lazily(
  async () => spoken((await fetchPlans()).RaceNote, await planTexts()),
  () => null,
);
export const WildChoice = lazily(
  async () => spoken((await fetchPlans()).WildChoice, await planTexts()),
  () => null,
);

/** Few hands ask for it. */
export const DeclareChoice = lazily(
  async () => (await fetchPlans()).DeclareChoice,
  () => null,
);

/** Everything that a race needs, before it begins. */
export const fetchRace = () => Promise.all([fetchLater(), fetchPlans(), planTexts()]);

/** Nothing on the track can be played before the first car is sold: until then it is a picture. */
export const Board = lazily(
  named(() => import('./board/index.ts'), 'Board'),
  ({ desk }) => h(Backdrop, { track: desk.track }),
);
export const RaceStrip = lazily(
  async () => {
    const [board, texts] = await Promise.all([import('./board/index.ts'), loadTexts('downforceOrder')]);
    return spoken(board.RaceStrip, texts);
  },
  ({ desk }) => h(Places, { open: desk.open.value }),
);
/** Closed at first, but on large screens. */
export const SidePanel = lazily(
  named(() => import('./side/side-panel.tsx'), 'SidePanel'),
  () => null,
);
export const BetSlip = lazily(async () =>
  spoken((await fetchLater()).BetSlip, await loadTexts('downforceBets')),
);
export const KeepPanel = lazily(async () => (await fetchLater()).KeepPanel);
export const KnownSheet = lazily(async () => (await fetchLater()).KnownSheet);
/** Beside what is there without it. */
export const TallyTable = lazily(
  async () => (await fetchLater()).TallyTable,
  () => null,
);
export const Results = lazily(async () => {
  const [{ Results: Screen }, texts] = await Promise.all([fetchLater(), loadTexts('ending')]);
  return spoken(Screen, texts);
});
