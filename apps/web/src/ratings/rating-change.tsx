import { isRefusal } from '@paddock/kernel';
import type { RatingChanges } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { ratingsApi } from './api.ts';
import { playerAddress } from './player-name.tsx';
import { signed } from './signed.ts';

export interface RatingChangeProps {
  readonly table: string;
  readonly game: string;
  readonly linkKey: string | undefined;
  /** Whose; undefined: somebody who only watched. */
  readonly seat: number | undefined;
}

/** After a rated game: what it has changed, for the person who looks. */
export function RatingChange({ table, game, linkKey, seat }: RatingChangeProps): JSX.Element {
  const texts = useTexts('ratings');
  const [changes, setChanges] = useState<RatingChanges['changes']>([]);
  useEffect(() => {
    void ratingsApi.changes(table, linkKey).then((answer) => {
      if (!isRefusal(answer)) setChanges(answer.changes);
    });
  }, [table]);
  const own = changes.find((change) => change.seat === seat);
  return (
    <p class="rating-change" role="status">
      {own !== undefined && (
        <>
          {texts.yourRating}{' '}
          <strong class="numbers">
            {texts.change(String(own.before), String(own.after))} ({signed(own.after - own.before)})
          </strong>
          {own.isProvisional && <span class="quiet"> {texts.provisional}</span>}{' '}
        </>
      )}
      {changes.length > 0 && (
        <a
          href={own === undefined ? href({ at: 'club', path: `ratings/${game}` }) : playerAddress(own.player)}
        >
          {texts.title}
        </a>
      )}
    </p>
  );
}
