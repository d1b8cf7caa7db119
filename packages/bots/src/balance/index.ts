import type { Content } from '@paddock/downforce';
import { BalanceTally, type Balance } from './balance.ts';
import { lightMind } from './minds.ts';
import { racesOn, type Mind } from './race.ts';

export {
  BalanceTally,
  figuresOf,
  type Balance,
  type Figures,
  type OurFigures,
  type Share,
} from './balance.ts';
export { OUR_FIGURES } from './our-figures.ts';
export { botMind, lightMind } from './minds.ts';
export { PLAYERS, racesOn, type Mind, type Race } from './race.ts';

/** Races between two reports of progress. */
const BETWEEN_REPORTS = 100;

/**
 * Plays games on a track, by the light policy unless told otherwise, and adds them up. The same arguments give the same
 * figures. Synchronous: for a worker. `onProgress` hears of what there is so far, and ends it by answering `false`.
 */
export function measureBalance(
  content: Content,
  trackId: string,
  games: number,
  seed: string,
  onProgress?: (soFar: Balance) => boolean,
  mind: Mind = lightMind,
): Balance {
  const play = racesOn(content, trackId, seed, mind);
  const spaces = content.tracks.find(({ file }) => file.id === trackId)?.count ?? 0;
  const tally = new BalanceTally(spaces);
  for (let nr = 0; nr < games; nr++) {
    tally.add(play(nr));
    const isReported = (nr + 1) % BETWEEN_REPORTS === 0;
    if (isReported && onProgress !== undefined && !onProgress(tally.balance())) break;
  }
  return tally.balance();
}
