import type { Session } from '../session.ts';
import { Stop } from '../stop.ts';
import { RUNS, type Compared } from './compare.ts';
import { CHUNKS, RECORDS, type Figures } from './downforce.ts';

const MOST_COPIES = 2_000;
const MOST_KILOBYTES = 25;

export function printDownforce({ line, number, text }: Session, figures: Figures | Compared): void {
  const { downforce: told, digest } = text.bench;
  line(told.headline);
  line(told.rate(number(figures.gamesPerSecond)));
  line(told.copies(number(figures.copies), number(MOST_COPIES), CHUNKS));
  line(told.record(number(figures.recordBytes / 1024, 1), number(MOST_KILOBYTES), RECORDS));
  line(digest(figures.digest));
  if (!('against' in figures)) return;
  line(told.against(number(figures.against.ratio, 3), RUNS));
  line(told.otherDigest(figures.against.digest));
}

/** Names the limit that is exceeded. */
export function stopIfTooMuch({ number, text }: Session, { copies, recordBytes }: Figures): void {
  const { tooSlow, tooLarge } = text.bench.downforce;
  if (copies > MOST_COPIES) throw new Stop(1, tooSlow(number(copies), number(MOST_COPIES)));
  const kilobytes = recordBytes / 1024;
  if (kilobytes > MOST_KILOBYTES) throw new Stop(1, tooLarge(number(kilobytes, 1), number(MOST_KILOBYTES)));
}
