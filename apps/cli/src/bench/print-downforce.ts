import type { Session } from '../session.ts';
import { Stop } from '../stop.ts';
import { RUNS, type Compared } from './compare.ts';
import { CHUNKS, RECORDS, type Figures } from './downforce.ts';

/** Of the other checkout's speed. What every change is held against is 960b7e2. */
const LEAST_RATIO = 0.95;
const MOST_KILOBYTES = 25;

export function printDownforce({ line, number, text }: Session, figures: Figures | Compared): void {
  const { downforce: told, digest } = text.bench;
  line(told.headline);
  line(told.rate(number(figures.gamesPerSecond)));
  line(told.copies(number(figures.copies), CHUNKS));
  line(told.record(number(figures.recordBytes / 1024, 1), number(MOST_KILOBYTES), RECORDS));
  line(digest(figures.digest));
  if (!('against' in figures)) return;
  line(told.against(number(figures.against.ratio, 3), number(LEAST_RATIO, 2), RUNS));
  line(told.otherDigest(figures.against.digest));
}

/** Names the limit that is exceeded. */
export function stopIfTooMuch({ number, text }: Session, figures: Figures | Compared): void {
  const { tooSlow, tooLarge } = text.bench.downforce;
  const ratio = 'against' in figures ? figures.against.ratio : 1;
  if (ratio < LEAST_RATIO) throw new Stop(1, tooSlow(number(ratio, 3), number(LEAST_RATIO, 2)));
  const kilobytes = figures.recordBytes / 1024;
  if (kilobytes > MOST_KILOBYTES) throw new Stop(1, tooLarge(number(kilobytes, 1), number(MOST_KILOBYTES)));
}
