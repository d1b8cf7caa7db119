import type { Standing } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { lang } from '../app/settings.ts';
import { isGameName } from '../games/names.ts';
import { gameWordsReady, wordsOf } from '../i18n/games.ts';
import { ui } from '../i18n/index.ts';
import { moreUi } from '../i18n/more/index.ts';
import { downloadRecord } from '../session/download.ts';
import { findRecord } from '../session/records.ts';
import { store, type GameSummary, type SavedRecord } from '../session/store.ts';
import { ImportRecord } from './import-record.tsx';
import './my-games.css';

interface Kept {
  readonly games: readonly GameSummary[];
  readonly records: readonly SavedRecord[];
  /** Ids of games that this page cannot make anything of. */
  readonly unreadable: readonly string[];
}

export function MyGames(): JSX.Element {
  const texts = moreUi().games;
  const { play } = ui();
  const [kept, setKept] = useState<Kept | 'failed'>();
  const refresh = useCallback(async () => {
    try {
      const device = await store();
      const [games, records, unreadable] = await Promise.all([
        device.games(),
        device.records(),
        device.unreadable(),
      ]);
      await gameWordsReady(...new Set(games.map(({ game }) => game).filter(isGameName)));
      setKept({
        games: games.toSorted((a, b) => b.touched - a.touched),
        records: records.toSorted((a, b) => b.added - a.added),
        unreadable,
      });
    } catch {
      setKept('failed');
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const remove = async (id: string) => {
    await (await store()).remove(id);
    await refresh();
  };
  return (
    <Page title={texts.title}>
      <h1>{texts.title}</h1>
      {kept === 'failed' && (
        <p class="problem" role="alert">
          {play.noStorage}. {play.noStorageText}
        </p>
      )}
      {kept !== undefined && kept !== 'failed' && <Lists kept={kept} remove={remove} />}
      <ImportRecord onKept={refresh} />
    </Page>
  );
}

function Lists({
  kept,
  remove,
}: {
  readonly kept: Kept;
  readonly remove: (id: string) => Promise<void>;
}): JSX.Element {
  const texts = moreUi().games;
  const running = kept.games.filter(({ result }) => result === undefined);
  const finished = kept.games.filter(({ result }) => result !== undefined);
  if (kept.games.length + kept.records.length + kept.unreadable.length === 0)
    return <p class="lead">{texts.none}</p>;
  return (
    <>
      {running.length > 0 && (
        <section class="stack">
          <h2>{texts.running}</h2>
          <ul class="game-list">
            {running.map((game) => (
              <GameRow key={game.id} game={game} remove={remove} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section class="stack">
          <h2>{texts.finished}</h2>
          <ul class="game-list">
            {finished.map((game) => (
              <GameRow key={game.id} game={game} remove={remove} />
            ))}
          </ul>
        </section>
      )}
      {kept.records.length > 0 && (
        <section class="stack">
          <h2>{texts.records}</h2>
          <ul class="game-list">
            {kept.records.map((saved) => (
              <RecordRow key={saved.id} saved={saved} remove={remove} />
            ))}
          </ul>
        </section>
      )}
      {kept.unreadable.length > 0 && (
        <section class="stack">
          <h2>{texts.unreadable}</h2>
          <p class="hint">{texts.unreadableText}</p>
          <ul class="game-list">
            {kept.unreadable.map((id) => (
              <li key={id} class="panel game-row">
                <code>{id}</code>
                <Remove remove={() => remove(id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function dateText(time: number): string {
  return new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

interface RowProps {
  readonly remove: (id: string) => Promise<void>;
}

function GameRow({ game, remove }: RowProps & { readonly game: GameSummary }): JSX.Element {
  const texts = moreUi().games;
  const names = game.seats.map(({ name }) => name);
  const [winner] = game.result?.standings ?? [];
  const download = async () => {
    const record = await findRecord(game.id);
    if (record !== undefined) downloadRecord(record);
  };
  return (
    <li class="panel game-row">
      <div>
        <h3>{titleOf(game.game)}</h3>
        <p>
          {winner === undefined
            ? ui().home.progress(game.racesRun, game.races)
            : texts.wonBy(sideText(game.game, winner, names))}
        </p>
        <p class="quiet">
          {names.join(' · ')} —{' '}
          <time dateTime={new Date(game.touched).toISOString()}>{dateText(game.touched)}</time>
        </p>
      </div>
      <div class="row">
        {winner === undefined ? (
          <a class="button lit" href={href({ at: 'play', id: game.id })}>
            {texts.carryOn}
          </a>
        ) : (
          <>
            <a class="button" href={href({ at: 'replay', id: game.id, moment: null })}>
              {texts.watch}
            </a>
            <button type="button" class="button" onClick={() => void download()}>
              {texts.download}
            </button>
          </>
        )}
        <Remove remove={() => remove(game.id)} />
      </div>
    </li>
  );
}

function titleOf(game: string): string {
  return isGameName(game) ? ui().games[game] : game;
}

function sideText(game: string, winner: Standing, names: readonly string[]): string {
  return isGameName(game) ? wordsOf(game).side(winner, { names }) : winner.side;
}

function RecordRow({ saved, remove }: RowProps & { readonly saved: SavedRecord }): JSX.Element {
  const { record, id, added } = saved;
  const texts = moreUi().games;
  return (
    <li class="panel game-row">
      <div>
        <h3>{titleOf(record.game)}</h3>
        <p class="quiet">
          {record.seats.map(({ name }) => name).join(' · ')} —{' '}
          <time dateTime={new Date(added).toISOString()}>{dateText(added)}</time>
        </p>
      </div>
      <div class="row">
        <a class="button" href={href({ at: 'replay', id, moment: null })}>
          {texts.watch}
        </a>
        <Remove remove={() => remove(id)} />
      </div>
    </li>
  );
}

function Remove({ remove }: { readonly remove: () => Promise<void> }): JSX.Element {
  const texts = moreUi().games;
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" class="button bare" onClick={() => setAsking(true)}>
        {texts.remove}
      </button>
    );
  }
  return (
    <span class="row sure" role="group" aria-label={texts.removeSure}>
      <span>{texts.removeSure}</span>
      <button type="button" class="button" autofocus onClick={() => void remove()}>
        {texts.removeYes}
      </button>
      <button type="button" class="button bare" onClick={() => setAsking(false)}>
        {texts.keep}
      </button>
    </span>
  );
}
