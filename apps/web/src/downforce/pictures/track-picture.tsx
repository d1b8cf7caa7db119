import { CARS, lineMarks, PRINTED_CONTENT, type Picture } from '@paddock/downforce';
import type { JSX } from 'preact';
import { Car } from '../../design/car.tsx';
import { LIVERIES } from '../../design/livery.ts';
import { markNodes } from '../board/mark-node.tsx';
import { pathOver, poseAt } from '../board/motion.ts';
import { pictureFor } from '../board/picture-for.ts';
import type { Goal } from '../race/paths.ts';
import { trackOf } from '../track/track-of.ts';
import { Label } from '../../help/picture-label.tsx';
import { TRACK, type TrackScene } from './scenes.ts';

interface Frame {
  /** Degrees by which the track is turned. */
  readonly turn: number;
  readonly middle: { readonly x: number; readonly y: number };
  readonly width: number;
}

const AROUND = 14;

/** The spaces that must be seen, turned so that the first leads to the right, in a picture twice as wide as high. */
function frameOf(picture: Picture, seen: readonly number[]): Frame {
  const spaces = seen.flatMap((id) => picture.spaces[id] ?? []);
  const turn = -(spaces[0]?.heading ?? 0);
  const angle = (turn * Math.PI) / 180;
  const points = spaces
    .flatMap(({ outline }) => outline)
    .map(({ x, y }) => ({
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
    }));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    turn,
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    width: Math.max(right - left, 2 * (bottom - top)) + AROUND,
  };
}

export function TrackPicture({ scene }: { readonly scene: TrackScene }): JSX.Element {
  const picture = pictureFor(trackOf(PRINTED_CONTENT, TRACK));
  const { turn, middle, width } = frameOf(picture, scene.seen);
  const box = [middle.x - width / 2, middle.y - width / 4, width, width / 2];
  return (
    <svg viewBox={box.map((side) => side.toFixed(1)).join(' ')} aria-hidden="true" focusable="false">
      <rect x={box[0]} y={box[1]} width={box[2]} height={box[3]} fill="#15241e" />
      <g transform={`rotate(${turn})`}>
        <path d={picture.road} fill="#24272e" fill-rule="evenodd" stroke="#7d8491" stroke-width="2.500" />
        {picture.spaces.map(({ id, path, rectangle }) => (
          <path
            key={id}
            d={path}
            fill={rectangle ? 'none' : '#2f343e'}
            stroke="#4a505c"
            stroke-width="1.400"
          />
        ))}
        {markNodes(lineMarks(picture, []))}
        {scene.steps?.map((id) => (
          <path
            key={id}
            d={picture.spaces[id]?.path ?? ''}
            fill="#fdfcf5"
            fill-opacity="0.35"
            stroke="#fdfcf5"
            stroke-width="2"
          />
        ))}
        {scene.way !== undefined && <Way d={pathOver(picture, scene.way)} />}
        <End picture={picture} goal={scene.extra?.at(-1) ?? scene.way?.at(-1)} />
        {scene.extra !== undefined && scene.way !== undefined && (
          <Way d={pathOver(picture, [...scene.way.slice(-1), ...scene.extra])} isExtra />
        )}
      </g>
      <Cars scene={scene} picture={picture} turn={turn} />
    </svg>
  );
}

function Way({ d, isExtra = false }: { readonly d: string; readonly isExtra?: boolean }): JSX.Element {
  return (
    <path
      d={d}
      fill="none"
      stroke={isExtra ? '#4fd6a4' : '#ffd166'}
      stroke-width="4"
      stroke-linejoin="round"
      stroke-linecap="round"
      stroke-dasharray={isExtra ? '1 7' : undefined}
    />
  );
}

/** Where the car ends up. */
function End({
  picture,
  goal,
}: {
  readonly picture: Picture;
  readonly goal: Goal | undefined;
}): JSX.Element | null {
  if (typeof goal !== 'number') return null;
  const { x, y } = poseAt(picture, goal);
  return <circle cx={x} cy={y} r="5.500" fill="#fdfcf5" stroke="#101216" stroke-width="1.500" />;
}

interface CarsProps {
  readonly scene: TrackScene;
  readonly picture: Picture;
  readonly turn: number;
}

/** Cars are turned with the track; numbers beside them stay upright. */
function Cars({ scene: { cars, places, way, lost }, picture, turn }: CarsProps): JSX.Element {
  const angle = (turn * Math.PI) / 180;
  const at = (space: number) => {
    const { x, y, angle: heading } = poseAt(picture, space);
    return {
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
      heading: heading + turn,
    };
  };
  const end = way?.at(-1);
  const stuck = typeof end === 'number' && lost !== undefined ? at(end) : undefined;
  return (
    <>
      {CARS.map((car) => {
        const space = cars[car];
        if (space === undefined) return null;
        const { x, y, heading } = at(space);
        const place = places?.[car];
        return (
          <g key={car}>
            <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${heading.toFixed(1)})`}>
              <svg x="-18" y="-8.500" width="36" height="17">
                <Car livery={car} label={String(LIVERIES[car].number)} />
              </svg>
            </g>
            {place !== undefined && (
              <>
                <circle cx={x + 16} cy={y - 9} r="7" fill="#fdfcf5" />
                <Label x={x + 16} y={y - 5} size={11} text={String(place)} ink="#101216" />
              </>
            )}
          </g>
        );
      })}
      {stuck !== undefined && (
        <>
          <circle cx={stuck.x} cy={stuck.y} r="9" fill="#d92745" stroke="#ffffff" stroke-width="1.500" />
          <Label x={stuck.x} y={stuck.y + 4.5} size={12} text={`−${lost}`} />
        </>
      )}
    </>
  );
}
