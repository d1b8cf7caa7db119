import { LIVERIES, TILES, type LiveryName } from '@paddock/kernel/cars';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { kept } from './kept.ts';

interface Props {
  readonly livery: LiveryName;
  readonly class?: string;
  /** Size of the pattern against that on a car. */
  readonly zoom?: number;
}

/** A rectangle in a team's colour and pattern, as large as its box. Decoration only. */
export const LiveryFill = kept(({ livery, class: name, zoom = 1 }: Props): JSX.Element => {
  const id = useId();
  const { hue, mark, pattern } = LIVERIES[livery];
  const { width, height, path } = TILES[pattern];
  return (
    <svg class={name} width="100%" height="100%" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={hue} />
      {pattern === 'stripe' ? (
        <rect y="34%" width="100%" height="32%" fill={mark} />
      ) : (
        <>
          <pattern
            id={id}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${zoom})`}
          >
            <path d={path} fill={mark} />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </>
      )}
    </svg>
  );
});

/** The small sign of a team in lists. */
export function Flag({ livery }: { readonly livery: LiveryName }): JSX.Element {
  return (
    <span class="flag">
      <LiveryFill livery={livery} />
    </span>
  );
}
