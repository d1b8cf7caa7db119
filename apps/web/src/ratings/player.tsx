import { isRefusal, type Refusal } from '@paddock/kernel';
import type { RatingHistory, ShownPlayer } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { numberText } from '../app/date-text.ts';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { problemText } from '../online/problem-text.ts';
import { Problem } from '../online/problem.tsx';
import { Online } from '../online/reach.tsx';
import '../statistics/statistics.css';
import { ratingsApi } from './api.ts';
import { RatingChart } from './chart.tsx';
import { useNameOf } from './player-name.tsx';
import { RatedGameList } from './rated-games.tsx';
import './ratings.css';

/** `#/club/player/ID`: somebody's ratings, how they went, and their games. */
export function PlayerScreen({ path }: { readonly path: string }): JSX.Element {
  const id = decoded(path);
  return <Online>{() => <Somebody key={id} id={id} />}</Online>;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function Somebody({ id }: { readonly id: string }): JSX.Element {
  const online = useTexts('online');
  const texts = useTexts('ratings');
  const [player, setPlayer] = useState<ShownPlayer | Refusal>();
  useEffect(() => void ratingsApi.player(id).then(setPlayer), [id]);
  if (player === undefined) return <p class="loading">{ui().loading}</p>;
  if (isRefusal(player) && player.code === 'no-such-player') {
    return (
      <Notice title={texts.noSuch} text={texts.noSuchText}>
        <a class="button lit" href={href({ at: 'club', path: 'ratings' })}>
          {texts.title}
        </a>
      </Notice>
    );
  }
  if (isRefusal(player)) return <Problem text={problemText(online, player)} />;
  return <Shown player={player} />;
}

function Shown({ player }: { readonly player: ShownPlayer }): JSX.Element {
  const texts = useTexts('ratings');
  const nameOf = useNameOf();
  const name = nameOf(player.player, player.name);
  const games = [...new Set(player.ratings.map(({ game }) => game))];
  return (
    <Page title={name} class="page ratings">
      <header class="stack-s">
        <h1>{name}</h1>
        {player.kind !== 'person' && <p class="quiet">{texts.lists[player.kind]}</p>}
      </header>
      {games.map((game) => (
        <GameRating key={game} player={player} game={game} />
      ))}
      {player.versus !== null && (
        <section class="panel stack-s ratings-panel">
          <h2>{texts.versus(name)}</h2>
          <p class="hint">{player.versus.length === 0 ? texts.versusNone : texts.versusText}</p>
          <ul>
            {player.versus.map(({ game, ahead, behind, tied }) => (
              <li key={game}>
                <strong>{titleOf(game)}</strong>: {texts.score(ahead, behind, tied)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <RatedGameList player={player.player} />
    </Page>
  );
}

interface GameProps {
  readonly player: ShownPlayer;
  readonly game: string;
}

function GameRating({ player, game }: GameProps): JSX.Element {
  const texts = useTexts('ratings');
  const [past, setPast] = useState<RatingHistory['past']>([]);
  useEffect(() => {
    void ratingsApi.history(player.player, game).then((answer) => {
      if (!isRefusal(answer)) setPast(answer.past);
    });
  }, [player.player, game]);
  const rows = player.ratings.filter((each) => each.game === game);
  return (
    <section class="panel stack-s ratings-panel">
      <h2>{titleOf(game)}</h2>
      <ul class="rating-figures">
        {rows.map(({ season, points, spread, isProvisional, games, rank, total }) => {
          const [year = 0, quarter = 0] = season.split('-').map(Number);
          return (
            <li key={season}>
              <span class="quiet">{season === 'all' ? texts.allTimes : texts.quarter(quarter, year)}</span>
              <strong class="numbers">{points}</strong>
              <span class="quiet">
                {[
                  texts.within(String(spread)),
                  ...(isProvisional ? [texts.provisional] : []),
                  texts.inGames(games),
                  texts.rankOf(numberText(rank), numberText(total)),
                ].join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
      <h3>{texts.history}</h3>
      <div class="rating-chart-place">{past.length > 0 && <RatingChart past={past} />}</div>
      <p>
        <a href={href({ at: 'club', path: `ratings/${game}` })}>
          {game === 'formula' ? texts.leaderboard.formula : texts.leaderboard.downforce}
        </a>
      </p>
    </section>
  );
}
