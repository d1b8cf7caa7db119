import { useTexts } from '../i18n/loaded.tsx';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { href } from '../app/router.ts';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { connection } from './server/connection.ts';
import '../my-games/my-games.css';
import './online.css';
import './play/online-play.css';

/** What needs the server; where there is none, it says so, and where it is away, it comes back by itself. */
export function Online({ children }: { readonly children: () => ComponentChildren }): JSX.Element {
  const { reach } = useTexts('online');
  useEffect(() => void connection.enter(), []);
  switch (connection.reach.value) {
    case 'asking':
      return <p class="loading">{ui().loading}</p>;
    case 'absent':
    case 'unreachable': {
      const isAbsent = connection.reach.value === 'absent';
      return (
        <Notice
          title={isAbsent ? reach.absent : reach.unreachable}
          text={isAbsent ? reach.absentText : reach.unreachableText}
        >
          <a class="button lit" href={href({ at: 'new', game: GAMES[0].name })}>
            {reach.playHere}
          </a>
          {!isAbsent && (
            <button type="button" class="button" onClick={() => void connection.enter()}>
              {ui().tryAgain}
            </button>
          )}
        </Notice>
      );
    }
    case 'here':
      return (
        <>
          {children()}
          <Connection />
        </>
      );
  }
}

/** Over everything else, and gone as soon as the connection is back. */
function Connection(): JSX.Element {
  const { reach } = useTexts('online');
  return (
    <div class="connection" role="status">
      {connection.isLost.value && (
        <p class="connection-lost">
          <i aria-hidden="true" />
          {reach.lost}
        </p>
      )}
      {connection.isOutdated.value && (
        <p class="connection-lost">
          {reach.outdated}
          <button type="button" class="button small lit" onClick={() => location.reload()}>
            {reach.reload}
          </button>
        </p>
      )}
    </div>
  );
}
