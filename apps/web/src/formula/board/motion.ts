import { poseInLine, type Circuit, type Pose } from '@paddock/formula/drawing';
import type { Place } from '../race/places.ts';
import type { Drive } from '../race/story.ts';

/** Where a car is drawn, and how large. */
export interface CarPose extends Pose {
  readonly scale: number;
  readonly opacity: number;
}

export function poseAt(circuit: Circuit, place: Place): CarPose {
  switch (place.at) {
    case 'line':
      return { ...poseInLine(circuit, place.slot), scale: circuit.carScale, opacity: 1 };
    case 'garage': {
      const garage = circuit.garages[place.box] ?? { x: 0, y: 0, angle: 0 };
      return { ...garage, scale: circuit.garageScale, opacity: 1 };
    }
    case 'nowhere':
      return { ...pitExit(circuit), scale: circuit.garageScale, opacity: 0 };
  }
}

/** Cars come onto the grid from the pits. */
function pitExit({ garages }: Circuit): Pose {
  const [first, last] = [garages[0], garages.at(-1)];
  return { x: ((first?.x ?? 0) + (last?.x ?? 0)) / 2, y: first?.y ?? 0, angle: 0 };
}

const FRAMES_A_PLACE = 5;
const FEWEST_FRAMES = 14;

/** How far aside a car pulls out, in road widths: the outside for those who go, the inside for those who make room. */
const OUTSIDE = -0.25;
const INSIDE = 0.12;

/** The way of one car, evenly spaced in time. Angles run on without a jump, so that they may be animated. */
export function posesOf(circuit: Circuit, drive: Drive): CarPose[] {
  const { from, to } = drive;
  if (from.at === 'line' && to.at === 'line') return alongTheLine(circuit, drive, from.slot, to.slot);
  if (from.at === 'line' && to.at === 'garage') return intoThePits(circuit, drive);
  return straight(poseAt(circuit, from), poseAt(circuit, to));
}

function alongTheLine(circuit: Circuit, { how }: Drive, from: number, to: number): CarPose[] {
  const start = circuit.places[from] ?? 0;
  const way = (circuit.places[to] ?? 0) - start;
  const aside = circuit.roadWidth * (how === 'shift' ? INSIDE : OUTSIDE);
  const turns = how === 'spin' ? 2 : 0;
  const last = Math.max(FEWEST_FRAMES, Math.abs(to - from) * FRAMES_A_PLACE);
  const poses = Array.from({ length: last + 1 }, (_, frame): CarPose => {
    const time = frame / last;
    const pose = circuit.road.at(start + way * eased(time), aside * pulledOut(time));
    return { ...pose, angle: pose.angle + 360 * turns * time, scale: circuit.carScale, opacity: 1 };
  });
  return withoutJumps(poses);
}

function intoThePits(circuit: Circuit, { from, to, how }: Drive): CarPose[] {
  const start = poseAt(circuit, from);
  const end = poseAt(circuit, to);
  const lane = { x: end.x, y: end.y + 70 * circuit.garageScale };
  const turns = how === 'engine' ? 0 : 1;
  const last = FEWEST_FRAMES * 2;
  const poses = Array.from({ length: last + 1 }, (_, frame): CarPose => {
    const time = eased(frame / last);
    const rest = 1 - time;
    const heading = time < 0.75 ? start.angle + 20 * time : end.angle;
    return {
      x: rest * rest * start.x + 2 * rest * time * lane.x + time * time * end.x,
      y: rest * rest * start.y + 2 * rest * time * lane.y + time * time * end.y,
      angle: frame === last ? end.angle : heading + 360 * turns * Math.min(1, time / 0.75),
      scale: start.scale + (end.scale - start.scale) * time,
      opacity: 1,
    };
  });
  return smoothed(withoutJumps(poses));
}

function straight(start: CarPose, end: CarPose): CarPose[] {
  return withoutJumps([start, end]);
}

function eased(time: number): number {
  return time < 0.5 ? 2 * time * time : 1 - (2 - 2 * time) ** 2 / 2;
}

function pulledOut(time: number): number {
  return Math.sin(Math.PI * time) ** 0.6;
}

function withoutJumps(poses: readonly CarPose[]): CarPose[] {
  let before = poses[0]?.angle ?? 0;
  return poses.map((pose) => {
    const step = ((((pose.angle - before + 180) % 360) + 360) % 360) - 180;
    before += step;
    return { ...pose, angle: before };
  });
}

/** Headings as a mean of their neighbours; the ends stay. */
function smoothed(poses: readonly CarPose[]): CarPose[] {
  return poses.map((pose, at) => {
    if (at === 0 || at === poses.length - 1) return pose;
    const near = poses.slice(Math.max(0, at - 3), at + 4);
    return { ...pose, angle: near.reduce((sum, one) => sum + one.angle, 0) / near.length };
  });
}

/** The two layers of a car: the outer one moves and keeps the number upright, the inner one turns. */
export function layers({ x, y, angle, scale, opacity }: CarPose): {
  readonly outer: { readonly transform: string; readonly opacity: string };
  readonly inner: { readonly transform: string };
} {
  return {
    outer: { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`, opacity: String(opacity) },
    inner: { transform: `rotate(${angle.toFixed(2)}deg) scale(${scale.toFixed(3)})` },
  };
}
