import type { OwnContent } from '@paddock/kernel';
import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { lazily } from '../app/lazy.tsx';
import { onlineScreen } from '../app/online-screen.ts';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { findGame } from '../game/find-game.ts';
import type { ListWords } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import type { Given } from '../new-game/form.ts';
import { wasOnline } from '../online/server/been-here.ts';
import { hintsIn } from '../session/records/hints-in.ts';
import { findRecord } from './records.ts';
import { store, type GameSummary, type SavedGame, type SavedRecord } from '../session/store.ts';
import { ImportRecord } from './import-record.tsx';
import { movesIn } from './own-part.tsx';
import { GameRow, RecordRow, Remove } from './rows.tsx';
import './my-games.css';

interface Kept {
  readonly games: readonly GameSummary[];
  /** Played on from a moment of another. */
  readonly labs: readonly GameSummary[];
  /** By the game's name. */
  readonly words: ReadonlyMap<string, ListWords>;
  /** By the game's id, what it is played with, and how many moves you have made. */
  readonly options: ReadonlyMap<string, Given>;
  readonly contents: ReadonlyMap<string, OwnContent | undefined>;
  readonly moves: ReadonlyMap<string, number>;
  readonly hints: ReadonlyMap<string, number>;
  readonly records: readonly SavedRecord[];
  /** Ids of games that this page cannot make anything of. */
  readonly unreadable: readonly string[];
}

const TablesToCarryOn = lazily<{ readonly otherwise: JSX.Element | null }>(
  async () => {
    try {
      return await onlineScreen((screens) => screens.TablesToCarryOn);
    } catch {
      // Without a connection the games of this device are what there is.
      return ({ otherwise }) => otherwise;
    }
  },
  () => null,
);

const FinishedOnline = lazily(
  async () => {
    try {
      return await onlineScreen((screens) => screens.History);
    } catch {
      return () => null;
    }
  },
  () => null,
);

export function MyGames(): JSX.Element {
  const texts = useTexts('more').games;
  const { title } = useTexts('statistics');
  const { play } = ui();
  const [kept, setKept] = useState<Kept | 'failed'>();
  const refresh = useCallback(async () => {
    try {
      const device = await store();
      const [{ games, labs, unreadable }, records] = await Promise.all([device.games(), device.records()]);
      const all = [...games, ...labs];
      const saves = await Promise.all(all.map(({ id }) => device.game(id)));
      setKept({
        words: await wordsOfAll(all),
        games: games.toSorted((a, b) => b.touched - a.touched),
        labs: labs.toSorted((a, b) => b.touched - a.touched),
        options: new Map(saves.flatMap((save) => (save === undefined ? [] : [[save.id, optionsIn(save)]]))),
        contents: new Map(all.map(({ id }, at) => [id, saves[at]?.table?.head?.content])),
        moves: new Map(all.map((game, at) => [game.id, movesIn(game, saves[at]?.table?.entries ?? [])])),
        hints: new Map(all.map(({ id }, at) => [id, hintsIn({ entries: saves[at]?.table?.entries ?? [] })])),
        records: records.toSorted((a, b) => b.added - a.added),
        unreadable,
      });
    } catch {
      setKept('failed');
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const remove = async (id: string) => {
    const record = await findRecord(id).catch(() => undefined);
    await (await store()).remove(id);
    await refresh();
    if (record === undefined) return;
    // Offline the file may be missing: then the review stays, and nothing shows it.
    await import('../review/kept.ts').then(
      ({ forgetReview }) => forgetReview(record),
      () => undefined,
    );
  };
  return (
    <Page title={texts.title}>
      <div class="row games-head">
        <h1>{texts.title}</h1>
        <a class="button" href={href({ at: 'statistics' })}>
          {title}
        </a>
      </div>
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
  const texts = useTexts('more').games;
  const lab = useTexts('minds').lab;
  const running = kept.games.filter(({ result }) => result === undefined);
  const finished = kept.games.filter(({ result }) => result !== undefined);
  const isEmpty = kept.games.length + kept.labs.length + kept.records.length + kept.unreadable.length === 0;
  const none = isEmpty ? <p class="lead">{texts.none}</p> : null;
  const row = (game: GameSummary) => (
    <GameRow
      key={game.id}
      game={game}
      words={kept.words.get(game.game)}
      options={kept.options.get(game.id)}
      content={kept.contents.get(game.id)}
      moves={kept.moves.get(game.id) ?? 0}
      hints={kept.hints.get(game.id) ?? 0}
      remove={remove}
    />
  );
  return (
    <>
      {wasOnline.value ? <TablesToCarryOn otherwise={none} /> : none}
      {running.length > 0 && (
        <section class="stack">
          <h2>{texts.running}</h2>
          <ul class="game-list">{running.map(row)}</ul>
        </section>
      )}
      {finished.length > 0 && (
        <section class="stack">
          <h2>{texts.finished}</h2>
          <ul class="game-list">{finished.map(row)}</ul>
        </section>
      )}
      {wasOnline.value && <FinishedOnline />}
      {kept.labs.length > 0 && (
        <section class="stack">
          <h2>{lab.list}</h2>
          <p class="hint">{lab.notCounted}</p>
          <ul class="game-list">{kept.labs.map(row)}</ul>
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

/** Of the games that this page knows. */
async function wordsOfAll(games: readonly GameSummary[]): Promise<ReadonlyMap<string, ListWords>> {
  const known = [...new Set(games.map(({ game }) => findGame(game)))].filter((game) => game !== undefined);
  return new Map(await Promise.all(known.map(async (game) => [game.name, await game.loadWords()] as const)));
}

/** Another version of the page may have written another shape. */
function optionsIn({ table }: { readonly table?: Partial<SavedGame['table']> }): Given {
  return (table?.head?.options ?? {}) as Given;
}
