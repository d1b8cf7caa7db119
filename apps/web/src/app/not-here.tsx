import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { Notice } from './notice.tsx';
import { href } from './router.ts';
import { ui } from '../i18n/index.ts';
import type { Opened } from '../session/games.ts';

export interface NotHereProps {
  readonly opened: Exclude<Opened, { as: 'session' }>;
  readonly takeOver: () => void;
}

/** Why a game cannot be played here, and what can be done. */
export function NotHere({ opened, takeOver }: NotHereProps): JSX.Element {
  const { play: here, nav, tryAgain } = ui();
  const { play } = useTexts('more');
  const games = (
    <a class="button" href={href({ at: 'games' })}>
      {nav.games}
    </a>
  );
  switch (opened.as) {
    case 'missing':
      return (
        <Notice title={play.missing} text={play.missingText}>
          {games}
        </Notice>
      );
    case 'elsewhere':
      return (
        <Notice title={play.elsewhere} text={play.elsewhereText}>
          <button type="button" class="button lit" onClick={takeOver}>
            {play.useHere}
          </button>
          {games}
        </Notice>
      );
    case 'no-storage':
      return (
        <Notice title={here.noStorage} text={here.noStorageText}>
          <button type="button" class="button lit" onClick={() => location.reload()}>
            {tryAgain}
          </button>
        </Notice>
      );
    case 'unreadable':
      return (
        <Notice title={play.unreadable} text={play.unreadableText}>
          {games}
        </Notice>
      );
    case 'damaged':
      return (
        <Notice title={play.damaged(opened.entry + 1)} text={play.damagedText}>
          {games}
        </Notice>
      );
  }
}
