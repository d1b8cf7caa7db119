import type { JSX } from 'preact';
import { lazily, spoken } from '../app/lazy.tsx';
import type { PageGame } from '../game/page-game.ts';
import { loadTexts } from '../i18n/texts.ts';
import { isRacing } from './race-now.tsx';

const RaceReel = lazily(async () => {
  await untilIdle();
  try {
    const [reel, texts] = await Promise.all([import('./reel/race-reel.tsx'), loadTexts('reel')]);
    return spoken(reel.RaceReel, texts);
  } catch {
    return nothing;
  }
}, nothing);

/** The page does without. */
function nothing(): null {
  return null;
}

/** A frame as large as its picture; a race runs in it once the page has nothing else to do, and until one is started. */
export function RacePicture({ game }: { readonly game: PageGame }): JSX.Element {
  return <div class={`race-picture ${game.name}`}>{!isRacing.value && <RaceReel game={game} />}</div>;
}

/** Browsers that cannot tell when they are idle wait a while instead. A player who has started a race by then needs no picture. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const maybe = () => {
      if (!isRacing.peek()) resolve();
    };
    if ('requestIdleCallback' in globalThis) requestIdleCallback(maybe);
    else setTimeout(maybe, 1000);
  });
}
