import type { Deck } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CardPicture } from '../downforce/pictures/card-picture.tsx';
import { drawOwnGround } from '../downforce/pictures/draw-own.ts';
import { svgUrl } from '../share/svg-url.ts';
import type { Checked } from './check.ts';

/** As many cards, and lines on them, as are large enough to be read. */
const SHOWN = 4;
const LINES = 4;

/** What a deck or circuit looks like; a draft that nothing can be drawn of has an empty frame. */
export function ThingPicture({ checked }: { readonly checked: Checked }): JSX.Element {
  const track = checked.is === 'track' ? checked.track : undefined;
  const drawn = useMemo(() => track && svgUrl(drawOwnGround(track)), [track]);
  if (drawn !== undefined) return <img class="thing-picture" src={drawn} alt="" />;
  return (
    <div class="thing-picture">
      {checked.is === 'deck' ? (
        <CardPicture scene={{ cards: someOf(checked.deck).map((card) => ({ card })) }} />
      ) : (
        <span aria-hidden="true">?</span>
      )}
    </div>
  );
}

/** Spread over the whole deck. */
function someOf({ file: { cards } }: Deck): readonly string[] {
  const kinds = cards.map(({ kind }) => kind);
  const short = kinds.filter((kind) => kind.length <= 2 * LINES);
  const from = short.length >= SHOWN ? short : kinds;
  const step = Math.max(1, from.length / SHOWN);
  return from.filter((_, at) => Math.floor(at % step) === 0).slice(0, SHOWN);
}
