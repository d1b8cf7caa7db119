import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import type { PageGame } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import { isNewcomer, LearnLink } from '../lessons/learn-link.tsx';

/** Somebody has pressed the button: nothing else on the front page may cost time. */
export const isRacing = signal(false);

type Start = 'ready' | 'starting' | 'failed';

export interface RaceNowProps {
  readonly game: PageGame;
  /** The one lit control of the page. */
  readonly isLeading?: boolean;
}

/** One click, and the game is on. */
export function RaceNow({ game, isLeading = false }: RaceNowProps): JSX.Element {
  const { home, play } = ui();
  const { title, now } = game.texts(ui());
  const id = useId();
  const [start, setStart] = useState<Start>('ready');
  useEffect(() => {
    const idle = setTimeout(prepareTable, 300);
    return () => clearTimeout(idle);
  }, []);
  const prepare = () => prepareGame(game);
  const race = async () => {
    if (start === 'starting') return;
    setStart('starting');
    isRacing.value = true;
    try {
      const { raceNow } = await import('./quick.ts');
      goTo({ at: 'play', id: await raceNow(game) });
      isNewcomer.value = false;
    } catch {
      setStart('failed');
    }
    isRacing.value = false;
  };
  return (
    <div class="race-now">
      {isLeading && (
        <span class="lights" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      <button
        type="button"
        class={isLeading ? 'button lit big' : 'button big'}
        aria-label={start === 'starting' ? home.starting : home.raceNowLabel(title)}
        aria-describedby={id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void race()}
      >
        {start === 'starting' ? home.starting : home.raceNow}
      </button>
      <LearnLink game={game} />
      <p id={id} class="quiet">
        {now}
      </p>
      {start === 'failed' && (
        <p class="problem" role="alert">
          {play.noStorage}. {play.noStorageText}
        </p>
      )}
    </div>
  );
}

/** What every game needs is fetched while the front page is read … */
function prepareTable(): void {
  Promise.all([import('./quick.ts'), import('../play/play.tsx')]).catch(() => undefined);
}

/** … and a game's own part when somebody reaches for it. */
function prepareGame(game: PageGame): void {
  Promise.all([game.loadBots(), game.loadTable('defaults')]).catch(() => undefined);
}
