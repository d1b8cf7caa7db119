import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CardPicture } from '../downforce/pictures/card-picture.tsx';
import { drawOwnGround } from '../downforce/pictures/draw-own.ts';
import { svgUrl } from '../share/svg-url.ts';
import type { Checked } from './check.ts';

/** As many cards as are large enough to be read. */
const SHOWN = 4;

/** What a deck or circuit looks like; a draft that nothing can be drawn of has an empty frame. */
export function ThingPicture({ checked }: { readonly checked: Checked }): JSX.Element {
  const track = checked.is === 'track' ? checked.track : undefined;
  const drawn = useMemo(() => track && svgUrl(drawOwnGround(track)), [track]);
  if (drawn !== undefined) return <img class="thing-picture" src={drawn} alt="" />;
  return (
    <div class="thing-picture">
      {checked.is === 'deck' ? (
        <CardPicture scene={{ cards: someOf(checked.deck.file.cards).map(({ kind }) => ({ card: kind })) }} />
      ) : (
        <span aria-hidden="true">?</span>
      )}
    </div>
  );
}

/** Spread over the whole list. */
function someOf<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.max(1, items.length / SHOWN);
  return Array.from(
    { length: Math.min(SHOWN, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).filter((item) => item !== undefined);
}
