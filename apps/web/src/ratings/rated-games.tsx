import { isRefusal } from '@paddock/kernel';
import type { RatedGames } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { goTo } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { keepRecord } from '../my-games/records.ts';
import { Problem } from '../online/problem.tsx';
import { api } from '../online/server/api.ts';
import { linksOf } from '../online/server/links.ts';
import { useCall } from '../online/use-call.ts';
import { ratingsApi } from './api.ts';
import { PlayerName } from './player-name.tsx';
import { signed } from './signed.ts';

type Game = RatedGames['games'][number];
/** As many as the server gives at a time. */
const PAGE = 20;

/** Somebody's rated games, newest first. */
export function RatedGameList({ player }: { readonly player: string }): JSX.Element {
  const texts = useTexts('ratings');
  const [games, setGames] = useState<readonly Game[]>([]);
  const [hasMore, setHasMore] = useState(false);
  const fetchAfter = async (before: readonly Game[]) => {
    const next = await ratingsApi.games(player, before.at(-1)?.number);
    if (isRefusal(next)) return;
    setGames([...before, ...next.games]);
    setHasMore(next.games.length === PAGE);
  };
  useEffect(() => void fetchAfter([]), [player]);
  return (
    <section class="stack-s">
      <h2>{texts.ratedGames}</h2>
      <ul class="game-list">
        {games.map((game) => (
          <GameRow key={game.number} game={game} player={player} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" class="button" onClick={() => void fetchAfter(games)}>
          {texts.more}
        </button>
      )}
    </section>
  );
}

function GameRow({ game, player }: { readonly game: Game; readonly player: string }): JSX.Element {
  const texts = useTexts('ratings');
  const shared = useTexts('shared');
  const { problem, call } = useCall();
  const { table } = game;
  const replay = async (id: string) => {
    const record = await call(() => api.record(id, linksOf(id)?.key));
    if (record === undefined) return;
    goTo({ at: 'replay', id: await keepRecord(record, Date.now()), moment: null });
  };
  const seats = game.seats.toSorted((one, other) => one.place - other.place);
  return (
    <li class="panel game-row">
      <div class="table-card">
        <h3>
          {titleOf(game.game)} <span class="quiet">{dateText(game.at, { dateStyle: 'medium' })}</span>
        </h3>
        <ol class="rated-seats">
          {seats.map((seat, at) => (
            <li key={at} class={seat.player === player ? 'is-mine' : undefined}>
              <span class="numbers">{shared.place(seat.place)}</span> <PlayerName {...seat} />{' '}
              <span class="numbers quiet">{signed(seat.after - seat.before)}</span>
              {seat.hasLeft && <span class="quiet"> ({texts.leftEarly})</span>}
            </li>
          ))}
        </ol>
      </div>
      <div class="row">
        {table === null ? (
          <span class="quiet">{texts.byLink}</span>
        ) : (
          <button type="button" class="button" onClick={() => void replay(table)}>
            {texts.replay}
          </button>
        )}
        <Problem text={problem} />
      </div>
    </li>
  );
}
