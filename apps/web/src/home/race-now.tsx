import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import type { GameName } from '../games/names.ts';
import { ui } from '../i18n/index.ts';

type Start = 'ready' | 'starting' | 'failed';

/** One click, and the game is on. */
export function RaceNow({ game }: { readonly game: GameName }): JSX.Element {
  const { home, play, games } = ui();
  const id = useId();
  const [start, setStart] = useState<Start>('ready');
  useEffect(() => {
    const idle = setTimeout(() => void quick().catch(() => undefined), 300);
    return () => clearTimeout(idle);
  }, []);
  const prepare = () =>
    void quick().then(
      ({ prepareGame }) => prepareGame(game),
      () => undefined,
    );
  const race = async () => {
    if (start === 'starting') return;
    setStart('starting');
    try {
      const { raceNow } = await quick();
      goTo({ at: 'play', id: await raceNow(game) });
    } catch {
      setStart('failed');
    }
  };
  return (
    <div class="race-now">
      <span class="lights" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <button
        type="button"
        class="button lit big"
        aria-label={start === 'starting' ? home.starting : home.raceNowLabel(games[game])}
        aria-describedby={id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void race()}
      >
        {start === 'starting' ? home.starting : home.raceNow}
      </button>
      <p id={id} class="quiet">
        {home.games[game].now}
      </p>
      {start === 'failed' && (
        <p class="problem" role="alert">
          {play.noStorage}. {play.noStorageText}
        </p>
      )}
    </div>
  );
}

/** What every game needs is fetched while the front page is read; a game's own part when somebody reaches for it. */
const quick = async () => {
  const [module] = await Promise.all([import('./quick.ts'), import('../play/play.tsx')]);
  return module;
};
