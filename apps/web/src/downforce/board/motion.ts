import { LANE, STEP, type Picture } from '@paddock/downforce';
import type { CarSpot } from '../race/spots.ts';
import type { Goal } from '../race/paths.ts';

/** In the track's units; the angle in degrees, 0 to the right. */
export interface CarPose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly opacity: number;
}

/** A car that has finished rolls out beyond the line, and is gone. */
const ROLL_OUT = 2.2 * STEP;

export function poseAt(picture: Picture, spot: CarSpot): CarPose {
  if (typeof spot === 'number') {
    const space = picture.spaces[spot];
    if (space === undefined) return { x: 0, y: 0, angle: 0, opacity: 0 };
    return { ...space.centre, angle: space.heading, opacity: 1 };
  }
  const { from, to, heading } = picture.finish;
  const turn = (heading * Math.PI) / 180;
  return {
    x: (from.x + to.x) / 2 + Math.cos(turn) * ROLL_OUT,
    y: (from.y + to.y) / 2 + Math.sin(turn) * ROLL_OUT,
    angle: heading,
    opacity: 0,
  };
}

/** How far a diagonal step turns the car out of the road's direction. */
const LEAN = 0.45;

/** The way over these spaces: in each of them, and half way between. Angles run on without a jump. */
export function posesAlong(picture: Picture, goals: readonly CarSpot[]): CarPose[] {
  const stops = goals.map((goal) => poseAt(picture, goal));
  const poses = stops.flatMap((stop, index): CarPose[] => {
    const next = stops[index + 1];
    if (next === undefined) return [stop];
    const turn = turnBetween(stop.angle, next.angle);
    const straight = stop.angle + turn / 2;
    const course = (Math.atan2(next.y - stop.y, next.x - stop.x) * 180) / Math.PI;
    const between: CarPose = {
      x: (stop.x + next.x) / 2,
      y: (stop.y + next.y) / 2,
      angle: straight + LEAN * turnBetween(straight, course),
      opacity: 1,
    };
    return [{ ...stop, opacity: 1 }, between];
  });
  return withoutJumps(poses);
}

function withoutJumps(poses: readonly CarPose[]): CarPose[] {
  let before = poses[0]?.angle ?? 0;
  return poses.map((pose) => {
    before += turnBetween(before, pose.angle);
    return { ...pose, angle: before };
  });
}

/** The shorter way round, in degrees. */
function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** The two layers of a car: the outer one moves and keeps the number upright, the inner one turns. */
export function layers({ x, y, angle, opacity }: CarPose): {
  readonly outer: { readonly transform: string; readonly opacity: string };
  readonly inner: { readonly transform: string };
} {
  return {
    outer: { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`, opacity: String(opacity) },
    inner: { transform: `rotate(${angle.toFixed(2)}deg)` },
  };
}

/** A line through the middles of these spaces, for the drawn path. */
export function pathOver(picture: Picture, goals: readonly Goal[]): string {
  const spots = goals.map((goal) => (goal === 'home' ? beyond(picture) : poseAt(picture, goal)));
  return spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function beyond(picture: Picture): { readonly x: number; readonly y: number } {
  const { from, to, heading } = picture.finish;
  const turn = (heading * Math.PI) / 180;
  return {
    x: (from.x + to.x) / 2 + Math.cos(turn) * LANE,
    y: (from.y + to.y) / 2 + Math.sin(turn) * LANE,
  };
}
