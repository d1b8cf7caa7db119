import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { ui } from '../../i18n/index.ts';
import { connection } from '../server/connection.ts';
import { Profile } from '../me/profile.tsx';
import { Online } from '../reach.tsx';
import { ClubDoors } from './club-doors.tsx';
import { Features } from './features.tsx';
import { FinishedGames } from './finished-games.tsx';
import { HistoryOf, useHistory } from './history.tsx';
import { myTables } from './my-tables.tsx';
import { hasNews, news, useNews } from './news.ts';
import { QuickPanel } from './quick-panel.tsx';
import { LobbyRow, MyRow } from './rows.tsx';
import './hub.css';

export function Hub(): JSX.Element {
  return <Online>{() => <Tables />}</Online>;
}

/** First what waits for you, then a race with anyone who comes, then everybody else's tables and the rest of the club. */
function Tables(): JSX.Element {
  const { title, lead } = useTexts('online');
  const { finished } = useTexts('hub');
  useEffect(() => connection.watchLobby(), []);
  useNews();
  const history = useHistory();
  const isGuest = connection.person.value === null;
  const isMineKnown = isGuest || (connection.mine.value !== null && history !== undefined);
  // Drawn once, when everything is there, so that nothing moves under a finger; but it does not wait for ever.
  const isLate = useLate();
  const isReady = isLate || (isMineKnown && connection.lobby.value !== null && hasNews.value);
  return (
    <Page title={title} class="page hub">
      <header class="stack-s">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        <Profile />
      </header>
      {!isReady && <p class="loading hub-loading">{ui().loading}</p>}
      {isReady && (
        <div class="hub-columns">
          <div class="stack hub-first">
            <MyTables />
            <QuickPanel />
            <Lobby />
          </div>
          <div class="stack hub-features">
            <Features />
          </div>
          <div class="stack hub-past">
            <FinishedGames />
            <HistoryOf title={finished.yours} tables={history} />
          </div>
          <div class="hub-last">
            <ClubDoors />
          </div>
        </div>
      )}
    </Page>
  );
}

const PATIENCE_MS = 4_000;

/** Some answer is taking too long. */
function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

function MyTables(): JSX.Element | null {
  const { hub } = useTexts('online');
  if (connection.person.value === null) return null;
  const mine = myTables();
  return (
    <section class="stack-s">
      <h2>{hub.mine}</h2>
      {connection.mine.value !== null && mine.length === 0 && <p class="hint">{hub.noneMine}</p>}
      <ul class="game-list" aria-live="polite">
        {mine.map((table) => (
          <MyRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Lobby(): JSX.Element {
  const { hub } = useTexts('online');
  const texts = useTexts('hub');
  const mine = new Set((connection.mine.value ?? []).map(({ id }) => id));
  const others = (connection.lobby.value ?? []).filter(({ id }) => !mine.has(id));
  const open = others.filter(({ status }) => status === 'open');
  const running = others.filter(({ status }) => status === 'running');
  return (
    <>
      <section class="stack-s">
        <h2>{hub.open}</h2>
        {connection.lobby.value !== null && open.length === 0 && <p class="hint">{hub.noneOpen}</p>}
        <ul class="game-list">
          {open.map((table) => (
            <LobbyRow key={table.id} table={table} />
          ))}
        </ul>
      </section>
      <section class="stack-s">
        <h2>{hub.running}</h2>
        {connection.lobby.value !== null && running.length === 0 && <p class="hint">{texts.running.none}</p>}
        <ul class="game-list">
          {running.map((table) => (
            <LobbyRow key={table.id} table={table} glance={news.value?.running[table.id]} />
          ))}
        </ul>
      </section>
      {connection.hasMoreLobby.value && (
        <button type="button" class="button" onClick={() => connection.showMoreOfLobby()}>
          {hub.moreTables}
        </button>
      )}
    </>
  );
}
