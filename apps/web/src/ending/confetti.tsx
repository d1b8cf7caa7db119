import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reducedMotion, speed } from '../app/settings.ts';
import { LIVERIES } from '../design/livery.ts';
import { paceOf } from '../table/desk/pace.ts';
import './ending.css';

const HUES = Object.values(LIVERIES).map(({ hue }) => hue);
const PIECES = Array.from({ length: 56 }, (_, piece) => piece);
const LAST = PIECES.length - 1;

/** A share of 1 that looks like chance, and is the same at every drawing. */
function scattered(piece: number, prime: number): number {
  return ((piece + 1) * prime * 0.618_034) % 1;
}

/** Games that have had theirs: a viewer who looks at the track and comes back has seen it. */
const seen = new Set<string>();

/** Falls once a game, over everything, without getting in the way; not at all where animations are off. */
export function Confetti({ match }: { readonly match: string }): JSX.Element | null {
  const [isOver, setOver] = useState(seen.has(match));
  seen.add(match);
  if (isOver || paceOf(speed.value, reducedMotion.value) === 0) return null;
  return (
    <div class="confetti" aria-hidden="true">
      {PIECES.map((piece) => (
        <i
          key={piece}
          style={{
            left: `${scattered(piece, 7) * 100}%`,
            background: HUES[piece % HUES.length],
            animationDelay: `${piece === LAST ? 900 : scattered(piece, 13) * 900}ms`,
            '--drift': `${(scattered(piece, 31) - 0.5) * 24}vw`,
            '--spin': `${scattered(piece, 17) * 1440 - 720}deg`,
          }}
          {...(piece === LAST && { onAnimationEnd: () => setOver(true) })}
        />
      ))}
    </div>
  );
}
