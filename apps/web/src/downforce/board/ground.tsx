import { lineMarks, type Track } from '@paddock/downforce';
import type { JSX } from 'preact';
import { groundClass, useGround } from '../track/ground-file.ts';
import { markNodes } from './mark-node.tsx';
import { pictureFor } from './picture-for.ts';

interface Props {
  readonly track: Track;
  /** Beside each betting line. */
  readonly payouts: string;
}

/** Everything that never changes while a race is on. Nothing in it needs to be read out. */
export function Ground({ track, payouts }: Props): JSX.Element {
  const picture = pictureFor(track);
  const { x, y, width, height } = picture.viewBox;
  const layer = useGround<SVGGElement>(track, (element, { nodes }) => element.replaceChildren(...nodes));
  return (
    <svg
      class={groundClass(payouts !== '')}
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
