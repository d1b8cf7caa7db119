import { isRefusal } from '@paddock/kernel';
import type { FinishedGame, FinishedPage } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dateText } from '../../app/date-text.ts';
import { href } from '../../app/router.ts';
import { titleOf } from '../../game/find-game.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { api } from '../server/api.ts';
import { news } from './news.ts';

/** Public games that are over, newest first: anybody may replay them. */
export function FinishedGames(): JSX.Element {
  const { finished } = useTexts('hub');
  const [older, setOlder] = useState<readonly FinishedPage[]>([]);
  const pages = [...(news.value === null ? [] : [news.value.finished]), ...older];
  const next = pages.at(-1)?.next ?? null;
  // A game that has ended since comes first on the first page, and pushes another to the second.
  const games = [...new Map(pages.flatMap((page) => page.games.map((game) => [game.id, game]))).values()];
  const more = async () => {
    const page = next === null ? undefined : await api.finished(next);
    if (page !== undefined && !isRefusal(page)) setOlder([...older, page]);
  };
  return (
    <section class="stack-s">
      <h2>{finished.title}</h2>
      {news.value !== null && games.length === 0 && <p class="hint">{finished.none}</p>}
      <ul class="game-list">
        {games.map((game) => (
          <li key={game.id} class="panel game-row">
            <FinishedCard game={game} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" class="button" onClick={() => void more()}>
          {finished.more}
        </button>
      )}
    </section>
  );
}

/** Who came where, and the ways to see it again. */
export function FinishedCard({ game }: { readonly game: FinishedGame }): JSX.Element {
  const { finished } = useTexts('hub');
  const { hub } = useTexts('online');
  const standings = game.seats
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, name }) => `${place}. ${name || finished.former}`);
  const notes = [dateText(game.at, { dateStyle: 'medium' }), ...(game.isRated ? [finished.rated] : [])];
  return (
    <>
      <div class="table-card">
        <h3>{titleOf(game.game)}</h3>
        <p class="table-names">{standings.join(' · ')}</p>
        <p class="quiet">{notes.join(' · ')}</p>
      </div>
      <div class="row">
        <a class="button" href={href({ at: 'replay', id: game.id, moment: null })}>
          {hub.replay}
        </a>
        <a class="button bare" href={href({ at: 'review', id: game.id, moment: null })}>
          {finished.review}
        </a>
      </div>
    </>
  );
}
