import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazily, spoken } from '../app/lazy.tsx';
import type { PageGame } from '../game/page-game.ts';
import { loadTexts } from '../i18n/texts.ts';
import { isRacing } from './is-racing.ts';

const RaceReel = lazily(
  async () => {
    const [{ RaceReel: Reel }, texts] = await Promise.all([
      import('./reel/race-reel.tsx'),
      loadTexts('reel'),
    ]);
    return spoken(Reel, texts);
  },
  () => null,
);

/** A frame as large as its picture; a race runs in it once the page has nothing else to do, and until one is started. */
export function RacePicture({ game }: { readonly game: PageGame }): JSX.Element | null {
  const isIdle = useIdle();
  const { raceGround } = game;
  if (raceGround === undefined) return null;
  return (
    <div class={`race-picture ${game.name}`}>
      {isIdle && !isRacing.value && <RaceReel game={game} ground={raceGround} />}
    </div>
  );
}

/** Browsers that do not tell when they are idle get a while instead. */
const A_WHILE = 1000;

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(done, A_WHILE);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(done);
    return () => cancelIdleCallback(call);
  }, []);
  return isIdle;
}
