import { lineMarks } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { markNodes } from './mark-node.tsx';
import { pictureFor } from './track-of.ts';

interface Props {
  readonly track: string;
  readonly hasScenery: boolean;
  /** Beside each betting line. */
  readonly payouts: string;
}

/** Everything that never changes while a race is on: drawn once. Nothing in it needs to be read out. */
export function Ground({ track, hasScenery, payouts }: Props): JSX.Element {
  const picture = pictureFor(track);
  const { x, y, width, height } = picture.viewBox;
  const layer = useRef<SVGGElement>(null);
  useEffect(() => {
    let isHere = true;
    // Without it the race goes on all the same: the spaces are drawn apart.
    fetchGround(track).then(
      (nodes) => {
        if (isHere) layer.current?.replaceChildren(...nodes);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [track]);
  const names = [
    'df-ground',
    track,
    ...(payouts === '' ? ['without-bets'] : []),
    ...(hasScenery ? [] : ['without-scenery']),
  ];
  return (
    <svg
      class={names.join(' ')}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <g ref={layer} />
      {markNodes(lineMarks(picture, payouts === '' ? [] : payouts.split(' ')))}
    </svg>
  );
}

/** Scenery and road, drawn when the site was built. Its attributes hold the dark theme; the style sheet says otherwise by class. */
async function fetchGround(track: string): Promise<readonly Node[]> {
  const response = await fetch(`/grounds/${track}.svg`);
  if (!response.ok) throw new Error(`no ground for ${track}`);
  const picture = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  return [...picture.documentElement.children].map((node) => document.importNode(node, true));
}
