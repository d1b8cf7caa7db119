import { DECK_LIMITS } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { stayAt } from '../app/router.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { randomHex } from '../session/random.ts';
import { SHELF_ADDRESS } from '../shelf/address.ts';
import { onShelf, putOnShelf, type Shelved } from '../shelf/shelf.ts';
import { readDraft } from './draft.ts';
import { Editing } from './editing.ts';
import { Editor } from './editor.tsx';

type Found = { readonly item: Shelved | undefined } | 'failed' | undefined;

/** One deck of the shelf; an id that the shelf does not know is a new deck, and «new» makes such an id. */
export function DeckScreen({ id }: { readonly id: string }): JSX.Element {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (id === 'new') {
      stayAt({ at: 'box', path: `deck/deck-${randomHex(8)}` });
      return undefined;
    }
    let isHere = true;
    onShelf(id).then(
      (item) => isHere && setFound({ item }),
      () => isHere && setFound('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (found === undefined) return <p class="loading">{ui().loading}</p>;
  if (found === 'failed') return <Notice title={ui().play.noStorage} text={ui().play.noStorageText} />;
  if (found.item !== undefined && found.item.kind !== 'deck') return <NoDeck />;
  return <Open key={id} id={id} value={found.item?.value} />;
}

interface OpenProps {
  readonly id: string;
  readonly value: Shelved['value'] | undefined;
}

function Open({ id, value }: OpenProps): JSX.Element {
  const texts = useTexts('deckEditor');
  const [editing] = useState(() => {
    const draft =
      value === undefined ? { ...readDraft({}), name: texts.myDeck, note: texts.myNote } : readDraft(value);
    return new Editing(deckId(value?.['id'], id), draft, (changed) =>
      putOnShelf({ id, kind: 'deck', value: changed }),
    );
  });
  return <Editor editing={editing} id={id} />;
}

/** A deck that came from elsewhere keeps its id if it is one. */
function deckId(own: unknown, id: string): string {
  const isId = (text: unknown): text is string =>
    typeof text === 'string' && text.length <= DECK_LIMITS.id && /^[a-z][a-z0-9-]*$/.test(text);
  return [own, id].find(isId) ?? 'my-deck';
}

function NoDeck(): JSX.Element {
  const { shelf } = useTexts('deckEditor');
  return (
    <Notice title={ui().lost} text={ui().lostText}>
      <a class="button lit" href={SHELF_ADDRESS}>
        {shelf}
      </a>
    </Notice>
  );
}
