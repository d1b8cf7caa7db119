import type { JSX } from 'preact';
import '../downforce/cards/cards.css';
import { SpeedCard } from '../downforce/cards/speed-card.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import { faultOf } from './check.ts';

/** A card as it looks in play; one that no line can be made of shows what was written. */
export function CardFace({ kind }: { readonly kind: string }): JSX.Element {
  if (isReadable(kind)) return <SpeedCard card={kind} />;
  return (
    <span class="speed-card deck-raw" aria-hidden="true">
      {kind}
    </span>
  );
}

/** «red 6, yellow 4, black 2, blue 1» */
export function useCardName(): (kind: string) => string {
  const words = useTexts('downforce');
  return (kind) => (isReadable(kind) ? words.card(kind) : kind);
}

function isReadable(kind: string): boolean {
  const code = faultOf(kind)?.code;
  return code === undefined || code === 'colour-twice';
}
