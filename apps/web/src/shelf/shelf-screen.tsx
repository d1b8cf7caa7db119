import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { textIn } from './about-thing.tsx';
import { editAddress } from './address.ts';
import { ImportThing } from './import-thing.tsx';
import { newThingId } from './keep-thing.ts';
import { putOnShelf, shelved, takeOffShelf, type Shelved, type ShelfKind } from './shelf.ts';
import { ThingCard } from './thing-card.tsx';
import './shelf.css';

interface Kept {
  readonly deck: readonly Shelved[];
  readonly track: readonly Shelved[];
}

/** Your own decks and circuits. */
export function ShelfScreen(): JSX.Element {
  const texts = useTexts('shelf');
  const { play } = ui();
  const [kept, setKept] = useState<Kept | 'failed'>();
  const [removed, setRemoved] = useState<Shelved>();
  const refresh = useCallback(async () => {
    try {
      const [deck, track] = await Promise.all([shelved('deck'), shelved('track')]);
      setKept({ deck, track });
    } catch {
      setKept('failed');
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const change = async (act: () => Promise<void>) => {
    await act().catch(() => setKept('failed'));
    await refresh();
  };
  const card = (item: Shelved) => (
    <ThingCard
      key={item.id}
      item={item}
      onCopy={({ kind, value }) => {
        const name = texts.copyOf(textIn(value, 'name') || texts.unnamed);
        const id = newThingId(kind);
        void change(() => putOnShelf({ id, kind, value: { ...value, id, name: name.slice(0, 40) } }));
      }}
      onRename={({ id, kind, value }, name) =>
        void change(() => putOnShelf({ id, kind, value: { ...value, name } }))
      }
      onRemove={(gone) => {
        setRemoved(gone);
        void change(() => takeOffShelf(gone.id));
      }}
    />
  );
  const list = (kind: ShelfKind, title: string, none: string, fresh: string) => (
    <section class="stack-s" aria-labelledby={`shelf-${kind}`}>
      <div class="row shelf-head">
        <h2 id={`shelf-${kind}`}>{title}</h2>
        <a class="button" href={editAddress(kind, newThingId(kind))}>
          {fresh}
        </a>
      </div>
      {kept !== undefined && kept !== 'failed' && kept[kind].length === 0 && <p class="quiet">{none}</p>}
      {kept !== undefined && kept !== 'failed' && <ul class="things">{kept[kind].map(card)}</ul>}
    </section>
  );
  return (
    <Page title={texts.title} class="page shelf">
      <header class="stack-s">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
        <p class="hint">{texts.kept}</p>
        <p class="row">
          <a class="button" href={href({ at: 'score', path: '' })}>
            {texts.scorePad}
          </a>
        </p>
      </header>
      {kept === 'failed' && (
        <p class="problem" role="alert">
          {play.noStorage}. {play.noStorageText}
        </p>
      )}
      <div class="row shelf-undo" role="status">
        {removed !== undefined && (
          <>
            <span>{texts.removed(textIn(removed.value, 'name') || texts.unnamed)}</span>
            <button
              type="button"
              class="button"
              onClick={() => {
                setRemoved(undefined);
                void change(() => putOnShelf(removed));
              }}
            >
              {texts.undo}
            </button>
          </>
        )}
      </div>
      {list('deck', texts.decks, texts.noDecks, texts.newDeck)}
      {list('track', texts.circuits, texts.noCircuits, texts.newCircuit)}
      <ImportThing onKept={refresh} />
    </Page>
  );
}
