import { lazily, spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';

/** What nobody sees before the first race is over, or a tab is opened: it is fetched then, or a little before. */
export const fetchLater = () => import('./after/index.ts');

/** Nothing of a plan is drawn before there is one. */
export const Ghosts = lazily(
  async () => (await import('./plans/ghosts.tsx')).Ghosts,
  () => null,
);
export const Chart = lazily(async () => (await fetchLater()).Chart);
export const Discards = lazily(async () => (await fetchLater()).Discards);
export const Results = lazily(async () => {
  const [{ Results: Screen }, texts] = await Promise.all([fetchLater(), loadTexts('ending')]);
  return spoken(Screen, texts);
});
/** Closed at first, but on large screens. */
export const SidePanel = lazily(
  async () => (await import('./side/side-panel.tsx')).SidePanel,
  () => null,
);
export const SeasonTables = lazily(async () => (await fetchLater()).SeasonTables);
