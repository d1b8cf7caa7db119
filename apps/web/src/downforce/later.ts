import { lazily } from '../app/lazy.tsx';

/** What nobody sees before the first card is played, or something is opened: it is fetched then, or a little before. */
export const fetchLater = () => import('./after/index.ts');

export const BetSlip = lazily(async () => (await fetchLater()).BetSlip);
export const KnownSheet = lazily(async () => (await fetchLater()).KnownSheet);
export const Results = lazily(async () => (await fetchLater()).Results);
