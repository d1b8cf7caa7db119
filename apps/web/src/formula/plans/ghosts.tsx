import type { CarName } from '@paddock/formula';
import type { JSX } from 'preact';
import type { Circuit } from '@paddock/formula/drawing';
import { poseAt, posesOf } from '../board/motion.ts';
import type { Place, Places } from '../race/places.ts';
import type { Turn } from '../race/turn.ts';

export interface GhostsProps {
  readonly circuit: Circuit;
  readonly before: Places;
  readonly after: Places;
  readonly turn: Turn;
}

/** Where the cars that the plan moves come from: an outline, and an arrow along their way. */
export function Ghosts({ circuit, before, after, turn }: GhostsProps): JSX.Element {
  const movers = turn.steps
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.kind === 'moved' || fact.kind === 'retired' ? [fact.car] : []));
  const { width, height, carScale } = circuit;
  return (
    <svg class="ghosts" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <marker
        id="arrow-head"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="4"
        markerHeight="4"
        orient="auto"
      >
        <path d="M0 0 10 5 0 10z" />
      </marker>
      {[...new Set(movers)].map((car) => (
        <Ghost key={car} circuit={circuit} car={car} from={before[car]} to={after[car]} carScale={carScale} />
      ))}
    </svg>
  );
}

interface GhostProps {
  readonly circuit: Circuit;
  readonly car: CarName;
  readonly from: Place;
  readonly to: Place;
  readonly carScale: number;
}

function Ghost({ circuit, car, from, to, carScale }: GhostProps): JSX.Element {
  const { x, y, angle } = poseAt(circuit, from);
  const way = posesOf(circuit, { car, from, to, how: 'overtake' });
  // The arrow ends at the car's tail, not under it.
  const end = poseAt(circuit, to);
  const clear = way.filter((pose) => Math.hypot(pose.x - end.x, pose.y - end.y) > 52 * carScale);
  const line = clear.map((pose) => `${pose.x.toFixed(1)} ${pose.y.toFixed(1)}`).join('L');
  return (
    <g>
      <rect
        class="ghost"
        transform={`translate(${x} ${y}) rotate(${angle}) scale(${carScale})`}
        x="-38"
        y="-15"
        width="76"
        height="30"
        rx="10"
      />
      {clear.length > 1 && (
        <path class="ghost-way" d={`M${line}`} marker-end="url(#arrow-head)" stroke-width={3 * carScale} />
      )}
    </g>
  );
}
