import type { JSX } from 'preact';
import { lazily, spoken } from '../app/lazy.tsx';
import { Notice } from '../app/notice.tsx';
import { ui } from '../i18n/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { readBoxPath, SHELF_ADDRESS } from './address.ts';

interface Props {
  readonly at: 'box' | 'score';
  readonly path: string;
}

const loadWords = () => loadTexts('shared', 'content', 'ending', 'shelf');

const Shelf = lazily(async () => spoken((await import('./shelf-screen.tsx')).ShelfScreen, await loadWords()));
const Take = lazily(async () => spoken((await import('./take-screen.tsx')).TakeScreen, await loadWords()));
const DeckEditor = lazily(async () => (await import('../deck-editor/index.ts')).DeckEditor);
const CircuitEditor = lazily(async () => (await import('../circuit-editor/index.ts')).CircuitEditor);
const ScorePad = lazily(async () => (await import('../score-pad/index.ts')).ScorePad);

/** Everything for people who own a box: each screen comes when it is asked for. */
export function Box({ at, path }: Props): JSX.Element {
  if (at === 'score') return <ScorePad path={path} />;
  const place = readBoxPath(path);
  switch (place.at) {
    case 'shelf':
      return <Shelf />;
    case 'edit':
      return place.kind === 'deck' ? <DeckEditor id={place.id} /> : <CircuitEditor id={place.id} />;
    case 'take':
      return <Take packed={place.packed} />;
    case 'lost':
      return (
        <Notice title={ui().lost} text={ui().lostText}>
          <a class="button lit" href={SHELF_ADDRESS}>
            {ui().nav.home}
          </a>
        </Notice>
      );
  }
}
