import { lazily } from '../app/lazy.tsx';
import { Backdrop } from './board/backdrop.tsx';
import { FIRST_TRACK } from './board/ground-file.ts';
import { h } from 'preact';

/** What nobody sees before the first car is sold, or something is opened: it is fetched then, or a little before. */
export const fetchLater = () => import('./after/index.ts');

/** Nothing on the track can be played before the first car is sold: until then it is a picture. */
export const fetchBoard = () => import('./board/index.ts');

export const Board = lazily(
  async () => (await fetchBoard()).Board,
  ({ desk }) => h(Backdrop, { track: desk.open.value.track ?? FIRST_TRACK }),
);
export const BetSlip = lazily(async () => (await fetchLater()).BetSlip);
export const KeepPanel = lazily(async () => (await fetchLater()).KeepPanel);
export const KnownSheet = lazily(async () => (await fetchLater()).KnownSheet);
export const Results = lazily(async () => (await fetchLater()).Results);
