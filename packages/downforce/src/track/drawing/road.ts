import type { Direction, Section, Turn } from '../reading/file.ts';
import { cellsPerLane, lanesAtEnd, lanesAtStart, mean } from '../section.ts';

/** Drawing units. A quarter turn then makes each lane one space longer than its inner neighbour. */
export const STEP = 40;
export const LANE = 26;

const FINE = radians(5);
/** A taper's edges are cut as finely as a curve of this angle. */
const TAPER_BEND = radians(40);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Pose extends Point {
  /** Radians: 0 to the right, a quarter turn down. */
  readonly heading: number;
}

/** A section as drawn. */
export interface Stretch {
  readonly start: Pose;
  /** Along the road's middle. */
  readonly long: number;
  /** Signed, to the right: 0 in a straight. */
  readonly angle: number;
  readonly halfStart: number;
  readonly halfEnd: number;
  /** The slopes of a taper's edges at its ends: 0 flush with the road beyond, 1 in line with the next taper. */
  readonly slopes: readonly [start: number, end: number];
  /** 1 where the inside (T2) is to the right of the driver, -1 to the left. */
  readonly inside: 1 | -1;
}

export function insideOf(direction: Direction): 1 | -1 {
  return direction === 'clockwise' ? 1 : -1;
}

export function signedAngle(section: Section): number {
  return section.kind === 'curve' ? rightward(section.turn) * radians(section.angle) : 0;
}

export function rightward(turn: Turn): 1 | -1 {
  return turn === 'right' ? 1 : -1;
}

/** Before the ring is closed. */
export function nominalLength(section: Section): number {
  if (section.kind !== 'curve') return STEP * cellsPerLane(section)[0];
  const radius = section.radius ?? mean(section.cells) / radians(section.angle);
  return STEP * radius * radians(section.angle);
}

export function placeStretches(
  sections: readonly Section[],
  lengths: readonly number[],
  heading: number,
  direction: Direction,
): Stretch[] {
  let pose: Pose = { x: 0, y: 0, heading: radians(heading) };
  return sections.map((section, i) => {
    const stretch: Stretch = {
      start: pose,
      long: lengths[i],
      angle: signedAngle(section),
      halfStart: (lanesAtStart(section) * LANE) / 2,
      halfEnd: (lanesAtEnd(section) * LANE) / 2,
      slopes: [
        Number(sections[i - 1]?.kind === section.kind),
        Number(sections[i + 1]?.kind === section.kind),
      ],
      inside: insideOf(direction),
    };
    pose = poseAt(stretch, 1);
    return stretch;
  });
}

/** On the road's middle, `along` from 0 to 1. */
export function poseAt({ start, long, angle }: Stretch, along: number): Pose {
  const turned = angle * along;
  const heading = start.heading + turned;
  // The chord of an arc points half way between its ends; as the angle approaches 0 it becomes the arc.
  const chord = turned === 0 ? long * along : (2 * long * Math.sin(turned / 2)) / angle;
  const to = start.heading + turned / 2;
  return { x: start.x + chord * Math.cos(to), y: start.y + chord * Math.sin(to), heading };
}

/** Anywhere on the road: `across` is 0 at the inside edge and 1 at the outside. */
export function pointAt(stretch: Stretch, along: number, across: number): Point {
  const { x, y, heading } = poseAt(stretch, along);
  const half = stretch.halfStart + (stretch.halfEnd - stretch.halfStart) * eased(along, stretch.slopes);
  const right = half * stretch.inside * (1 - 2 * across);
  return { x: x - right * Math.sin(heading), y: y + right * Math.cos(heading) };
}

/** A cubic from 0 to 1 with these slopes at its ends. */
function eased(t: number, [start, end]: Stretch['slopes']): number {
  return t * t * (3 - 2 * t) + start * t * (1 - t) * (1 - t) - end * t * t * (1 - t);
}

/** How many pieces this part of a stretch needs for its edges to look smooth. */
export function pieces({ angle, halfStart, halfEnd }: Stretch, part = 1): number {
  const bend = Math.abs(angle) + (halfStart === halfEnd ? 0 : TAPER_BEND);
  return Math.max(1, Math.ceil((bend * part) / FINE));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
