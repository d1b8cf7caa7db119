import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { href } from '../../app/router.ts';
import { connection } from '../server/connection.ts';
import { Profile } from '../me/profile.tsx';
import { Online } from '../reach.tsx';
import { History } from './history.tsx';
import { myTables } from './my-tables.tsx';
import { LobbyRow, MyRow } from './rows.tsx';

export function Hub(): JSX.Element {
  return <Online>{() => <Tables />}</Online>;
}

/** First what waits for you, then a table of your own, then everybody else's. */
function Tables(): JSX.Element {
  const { title, lead, hub } = useTexts('online');
  useEffect(() => connection.watchLobby(), []);
  return (
    <Page title={title}>
      <header class="stack-s">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        <Profile />
      </header>
      <a class="button lit big hub-make" href={href({ at: 'make' })}>
        {hub.make}
      </a>
      <MyTables />
      <Lobby />
      <History />
    </Page>
  );
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
      {running.length > 0 && (
        <section class="stack-s">
          <h2>{hub.running}</h2>
          <ul class="game-list">
            {running.map((table) => (
              <LobbyRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {connection.hasMoreLobby.value && (
        <button type="button" class="button" onClick={() => connection.showMoreOfLobby()}>
          {hub.moreTables}
        </button>
      )}
    </>
  );
}
