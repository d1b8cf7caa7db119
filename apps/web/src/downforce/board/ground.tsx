import { groundMarks, lineMarks, roadMarks, tunnelMarks } from '@paddock/downforce';
import type { JSX } from 'preact';
import { markNodes } from './mark-node.tsx';
import { pictureFor, trackOf } from './track-of.ts';

interface Props {
  readonly track: string;
  readonly hasScenery: boolean;
  /** Beside each betting line. */
  readonly payouts: string;
}

/** Everything that never changes while a race is on: drawn once. Nothing in it needs to be read out. */
export function Ground({ track: id, hasScenery, payouts }: Props): JSX.Element {
  const track = trackOf(id);
  const picture = pictureFor(id);
  const { x, y, width, height } = picture.viewBox;
  return (
    <svg
      class={`df-ground ${id}${payouts === '' ? ' without-bets' : ''}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {hasScenery && <g class="df-scenery">{markNodes(groundMarks(track))}</g>}
      {markNodes(roadMarks(picture))}
      {hasScenery && <g class="df-scenery">{markNodes(tunnelMarks(track))}</g>}
      {markNodes(lineMarks(picture, payouts === '' ? [] : payouts.split(' ')))}
    </svg>
  );
}
