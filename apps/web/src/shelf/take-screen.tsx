import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { goTo } from '../app/router.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { Readiness, textIn } from './about-thing.tsx';
import { SHELF_ADDRESS } from './address.ts';
import { check, isPlayable } from './check.ts';
import { keepThing } from './keep-thing.ts';
import { readLink, type TakeProblem } from './link.ts';
import type { Shelved } from './shelf.ts';
import { ThingPicture } from './thing-picture.tsx';
import './shelf.css';

type Thing = Pick<Shelved, 'kind' | 'value'>;

/** What a link brings: to look at, to keep, to play with. */
export function TakeScreen({ packed }: { readonly packed: string }): JSX.Element {
  const { take } = useTexts('shelf');
  const [found, setFound] = useState<Thing | TakeProblem>();
  useEffect(() => {
    let isHere = true;
    void readLink(packed).then((read) => isHere && setFound(read));
    return () => {
      isHere = false;
    };
  }, [packed]);
  if (found === undefined) return <p class="loading">{ui().loading}</p>;
  if (!('code' in found)) return <Taken thing={found} />;
  return (
    <Notice title={take.bad} text={take.problems[found.code]}>
      <a class="button lit" href={SHELF_ADDRESS}>
        {take.toShelf}
      </a>
    </Notice>
  );
}

function Taken({ thing }: { readonly thing: Thing }): JSX.Element {
  const texts = useTexts('shelf');
  const { take } = texts;
  const checked = useMemo(() => check(thing), [thing]);
  const [state, setState] = useState<'still' | 'kept' | 'failed'>('still');
  const title = thing.kind === 'deck' ? take.deck : take.circuit;
  const author = textIn(thing.value, 'author');
  const note = textIn(thing.value, 'note');
  const keep = async () => {
    try {
      const id = await keepThing(thing);
      setState('kept');
      return id;
    } catch {
      setState('failed');
      return undefined;
    }
  };
  const play = async () => {
    const id = await keep();
    if (id !== undefined) goTo({ at: 'new', game: 'downforce', like: `own-${id}` });
  };
  return (
    <Page title={title} class="page shelf">
      <header class="stack-s">
        <h1>{title}</h1>
        <p class="hint">{take.text}</p>
      </header>
      <div class="panel thing taken">
        <ThingPicture checked={checked} />
        <div class="thing-words">
          <h2>{textIn(thing.value, 'name') || texts.unnamed}</h2>
          {author !== '' && <p class="quiet">{texts.by(author)}</p>}
          {note !== '' && <p>{note}</p>}
          <Readiness checked={checked} lead={take.notPlayable} />
          <div class="row">
            {isPlayable(checked) && (
              <button type="button" class="button lit" onClick={() => void play()}>
                {take.playIt}
              </button>
            )}
            {state === 'kept' ? (
              <a class="button" href={SHELF_ADDRESS}>
                {take.toShelf}
              </a>
            ) : (
              <button type="button" class="button" onClick={() => void keep()}>
                {take.keep}
              </button>
            )}
          </div>
          <p role="status">{state === 'kept' && take.isKept}</p>
          {state === 'failed' && (
            <p class="problem" role="alert">
              {ui().play.noStorageText}
            </p>
          )}
        </div>
      </div>
    </Page>
  );
}
