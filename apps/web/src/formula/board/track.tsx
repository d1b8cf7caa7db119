import type { JSX } from 'preact';
import { kerbs, poseInLine, type Circuit } from '@paddock/formula/drawing';
import { PitLane, Scenery } from './scenery.tsx';

/** The ground that never changes while a race is on: drawn once, behind the cars. Nothing in it needs to be read out. */
export function Track({ circuit }: { readonly circuit: Circuit }): JSX.Element {
  const { width, height, road, roadWidth, carScale } = circuit;
  const kerbLines = kerbs(circuit, 80 * carScale);
  return (
    <svg class="track" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Scenery circuit={circuit} />
      <path class="track-apron" d={road.path} stroke-width={roadWidth * 1.42} />
      <PitLane circuit={circuit} />
      <g class="track-kerbs" stroke-width={roadWidth * 0.15}>
        {kerbLines.map((line) => (
          <path key={line} class="kerb-white" d={line} />
        ))}
        {kerbLines.map((line) => (
          <path
            key={line}
            class="kerb-red"
            d={line}
            stroke-dasharray={`${roadWidth * 0.16} ${roadWidth * 0.16}`}
          />
        ))}
      </g>
      <path class="track-edge" d={road.path} stroke-width={roadWidth + roadWidth * 0.045} />
      <path class="track-road" d={road.path} stroke-width={roadWidth - roadWidth * 0.03} />
      <path
        class="track-lane"
        d={road.path}
        stroke-width={roadWidth * 0.02}
        stroke-dasharray={`${roadWidth * 0.22} ${roadWidth * 0.26}`}
      />
      <Finish circuit={circuit} />
      {circuit.places.map((_, slot) => (
        <GridBox key={slot} circuit={circuit} slot={slot} />
      ))}
    </svg>
  );
}

/** A place of the line: brackets on the asphalt, and its number outside the road. */
function GridBox({ circuit, slot }: { readonly circuit: Circuit; readonly slot: number }): JSX.Element {
  const { carScale, roadWidth } = circuit;
  const pose = poseInLine(circuit, slot);
  const plate = poseInLine(circuit, slot, -roadWidth * 0.69);
  const front = 46 * carScale;
  const side = 22 * carScale;
  const size = roadWidth * 0.3;
  return (
    <>
      <path
        class="place-box"
        transform={`translate(${pose.x} ${pose.y}) rotate(${pose.angle})`}
        d={`M${front - 10 * carScale} ${-side}H${front}V${side}H${front - 10 * carScale}`}
        stroke-width={1.6 * carScale}
      />
      <text
        class={slot < 6 ? 'place scores' : 'place'}
        x={plate.x}
        y={plate.y}
        dy="0.36em"
        font-size={size * (slot === 0 ? 1.35 : 1.1)}
      >
        {slot + 1}
      </text>
    </>
  );
}

function Finish({ circuit }: { readonly circuit: Circuit }): JSX.Element {
  const { road, roadWidth, finish } = circuit;
  const { x, y, angle } = road.at(finish);
  const square = roadWidth / 10;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect x={-square} y={-roadWidth / 2} width={square * 2} height={roadWidth} fill="#f4f4f2" />
      {Array.from({ length: 10 }, (_, row) => (
        <rect
          key={row}
          x={row % 2 === 0 ? -square : 0}
          y={-roadWidth / 2 + row * square}
          width={square}
          height={square}
          fill="#111317"
        />
      ))}
    </g>
  );
}
