import type { JSX } from 'preact';
import type { Circuit } from '@paddock/formula/drawing';

/** Trees as [x, y, radius], a stand as [x, y, width, height, angle], water as a path: all in the units of the wide road. */
const WIDE_TREES = [
  [38, 60, 26], [66, 34, 18], [24, 108, 16], [958, 560, 28], [922, 592, 20], [982, 512, 18], [40, 560, 22],
  [72, 592, 17], [20, 516, 14], [968, 62, 20], [990, 104, 13], [20, 300, 15], [8, 334, 11], [978, 402, 13],
  [962, 430, 17], [560, 602, 12], [536, 610, 9],
] as const; // prettier-ignore
const TALL_TREES = [
  [16, 22, 13], [34, 12, 9], [374, 20, 12], [382, 44, 8], [16, 384, 12], [36, 392, 9], [374, 380, 13],
  [382, 354, 8],
] as const; // prettier-ignore

export function Scenery({ circuit }: { readonly circuit: Circuit }): JSX.Element {
  const isWide = circuit.name === 'wide';
  const trees = isWide ? WIDE_TREES : TALL_TREES;
  return (
    <g class="scenery">
      {trees.map(([x, y, radius]) => (
        <g key={`${x} ${y}`}>
          <circle class="tree" cx={x} cy={y} r={radius} />
          <circle class="tree-top" cx={x - radius * 0.22} cy={y - radius * 0.25} r={radius * 0.62} />
        </g>
      ))}
      {isWide && <Stands />}
    </g>
  );
}

/** Grandstands at the first corner, full of people. */
function Stands(): JSX.Element {
  return (
    <g>
      <Grandstand x={1000} y={250} angle={90} rows={3} seats={11} />
    </g>
  );
}

interface GrandstandProps {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly rows: number;
  readonly seats: number;
}

const SEAT = 12;

function Grandstand({ x, y, angle, rows, seats }: GrandstandProps): JSX.Element {
  const [width, height] = [seats * SEAT, rows * SEAT];
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect
        class="stand"
        x={-width / 2 - 6}
        y={-height / 2 - 5}
        width={width + 12}
        height={height + 10}
        rx="5"
      />
      {Array.from({ length: rows * seats }, (_, seat) => (
        <circle
          key={seat}
          class={(seat * 7 + rows) % 5 < 3 ? 'fan' : 'fan bright'}
          cx={-width / 2 + SEAT * ((seat % seats) + 0.5)}
          cy={-height / 2 + SEAT * (Math.floor(seat / seats) + 0.5)}
          r="3.6"
        />
      ))}
    </g>
  );
}

/** Six garages in the infield: no race loses more cars (F-K14). */
export function PitLane({ circuit }: { readonly circuit: Circuit }): JSX.Element {
  const { garages, garageScale, carScale, pitLane } = circuit;
  const [first, last] = [garages[0], garages.at(-1)];
  if (first === undefined || last === undefined) return <g />;
  const boxHeight = 84 * garageScale;
  const boxWidth = (garages[1]?.x ?? 0) - first.x;
  const top = first.y - boxHeight / 2;
  const left = first.x - boxWidth / 2;
  const right = last.x + boxWidth / 2;
  return (
    <g>
      <path class="pit-lane" stroke-width={24 * carScale} d={pitLane} />
      <path class="pit-line" stroke-width={1.5 * carScale} d={pitLane} />
      <rect class="garage-roof" x={left} y={top} width={right - left} height={boxHeight} rx={6 * carScale} />
      {garages.slice(1).map(({ x }) => (
        <path
          key={x}
          class="garage-wall"
          d={`M${x - boxWidth / 2} ${top}V${top + boxHeight}`}
          stroke-width={1.4 * carScale}
        />
      ))}
      {garages.map(({ x, y }, box) => (
        <text key={x} class="garage-number" x={x} y={y} dy="0.36em" font-size={26 * carScale}>
          {12 - box}
        </text>
      ))}
    </g>
  );
}
