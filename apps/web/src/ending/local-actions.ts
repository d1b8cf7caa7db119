import { DAILY_PREFIX } from '@paddock/table';
import { goTo } from '../app/router.ts';
import { findGame } from '../game/find-game.ts';
import { downloadRecord } from '../session/records/download.ts';
import { startGame, unseen } from '../session/games.ts';
import { LAB } from '../session/store.ts';
import type { GameEndActions, LocalGame } from '../table/screen.ts';

/** What the end of a game of this device offers. */
export function localActions({ session, ...game }: LocalGame): GameEndActions {
  const { match: id } = session;
  return {
    onReplay: () => goTo({ at: 'replay', id, moment: null }),
    onReview: () => goTo({ at: 'review', id, moment: null }),
    onDownload: () => downloadRecord(session.record()),
    fetchRecord: () => Promise.resolve(session.record()),
    ...onwards(id, game),
  };
}

/** A race of the day has one counted try, and a lab game leads nowhere else. */
function onwards(id: string, { game, seats, options, content }: Omit<LocalGame, 'session'>): GameEndActions {
  const played = findGame(game);
  if (id.startsWith(LAB) || played === undefined) return {};
  if (id.startsWith(DAILY_PREFIX)) return { onDaily: () => goTo({ at: 'daily' }) };
  return {
    onNewGame: async () => {
      const next = await startGame(played, { seats, options, content });
      // Nobody watches the deal of the same table again.
      unseen.delete(next);
      goTo({ at: 'play', id: next });
    },
    onSetUp: () => goTo({ at: 'new', game, like: id }),
  };
}
