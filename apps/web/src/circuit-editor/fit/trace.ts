import {
  LIMITS,
  type Direction,
  type Section,
  type Shape,
  type Spot,
  type TrackFile,
} from '@paddock/downforce';
import { placeRoad } from '@paddock/downforce/editing';
import { hundredths } from '../edit/draft.ts';
import { leastRadius, naturalCells, type Curve } from '../edit/cells.ts';
import { gridFor, gridRows } from '../edit/grid.ts';
import { withLines } from '../edit/lines.ts';
import { closedUp } from './close-up.ts';
import { around, headingOf, netOf, tangent, turnBetween } from './nodes.ts';

/** Clicks nearer than this are one. */
const APART = 0.6;
/** A corner turns at least this far; the road goes straight past others. */
const LEAST_TURN = 8;
/** A corner on its own is no wider; clicks along a wide bend are. */
const CORNER_RADIUS = 2.5;
/** Clicks along one bend are no further apart. */
const BEND = 4.5;

export const TRACE_PROBLEMS = ['too-few', 'crosses', 'too-many'] as const;
export type TraceProblem = (typeof TRACE_PROBLEMS)[number];

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly radius: number;
}

export interface Fitted {
  readonly file: TrackFile;
  /** From the points to the drawn road, whose origin is the finish line: in steps. */
  readonly shift: Spot;
}

/**
 * The road through points along its middle, the first at the finish line (on an open road, at its start): straights and arcs
 * fitted to them, all of the same width.
 */
export function fitRoad(
  points: readonly Spot[],
  like: TrackFile,
  lanes: number,
  shape: Shape,
): Fitted | TraceProblem {
  const isRing = shape === 'ring';
  const spots = cornersThrough(thinned(points, isRing), isRing);
  if (spots.length < (isRing ? 4 : 2)) return 'too-few';
  const headings = spots.map((spot, i) => headingOf(spot, spots[(i + 1) % spots.length] ?? spot));
  const turns = spots.map((_, i) => turnAt(headings, i, isRing, spots.length));
  const turned = turns.reduce((sum, turn) => sum + turn, 0);
  if (isRing && Math.abs(turned) !== 360) return 'crosses';
  const direction = isRing ? (turned > 0 ? 'clockwise' : 'anticlockwise') : like.direction;
  const corners = cornersOf(spots, turns, lanes, isRing);
  const sections = joined(sectionsThrough(corners, finishOf(points), lanes, direction, isRing));
  if (sections.length > LIMITS.sections - 3) return 'too-many';
  const file: TrackFile = {
    ...like,
    shape,
    direction,
    heading: around(headings[isRing ? spots.length - 1 : 0] ?? 0),
    sections,
    grid: gridFor(lanes),
    lines: [2, 3, 4],
    scenery: like.scenery.filter(({ kind }) => kind !== 'tunnel'),
  };
  const whole = withLines(closedUp(file));
  const drawn = netOf(whole, placeRoad(whole).stretches).nodes.map(({ at }) => at);
  const [from, to] = [middleOf(spots, isRing), middleOf(drawn, isRing)];
  return { file: whole, shift: [hundredths(to.x - from.x), hundredths(to.y - from.y)] };
}

/** Of a line through points, however unevenly they are spaced. */
function middleOf(points: readonly At[], isClosed: boolean): At {
  const ends = isClosed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
  let [x, y, whole] = [0, 0, 0];
  for (const [i, to] of ends.entries()) {
    const from = points[i] ?? to;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    [x, y, whole] = [x + (long * (from.x + to.x)) / 2, y + (long * (from.y + to.y)) / 2, whole + long];
  }
  return { x: x / whole, y: y / whole };
}

function finishOf([first]: readonly Spot[]): At {
  return { x: first?.[0] ?? 0, y: first?.[1] ?? 0 };
}

/** No two on one spot; a ring's last click may close it. */
function thinned(points: readonly Spot[], isRing: boolean): Spot[] {
  const kept: Spot[] = [];
  for (const point of points) if (isApart(kept.at(-1), point)) kept.push(point);
  const first = kept[0];
  if (isRing && kept.length > 1 && !isApart(first, kept.at(-1) ?? [0, 0])) kept.pop();
  return kept;
}

function isApart(a: Spot | undefined, b: Spot): boolean {
  return a === undefined || Math.hypot(a[0] - b[0], a[1] - b[1]) >= APART;
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** Without the points that the road goes straight past. The finish is on a straight, so a ring's first point is not a corner. */
function cornersThrough(points: readonly Spot[], isRing: boolean): At[] {
  const spots = points.map(([x, y]) => ({ x, y }));
  const corners = isRing ? spots.slice(1) : spots;
  for (;;) {
    const count = corners.length;
    const turns = corners.map((spot, i) => {
      if (!isRing && (i === 0 || i === count - 1)) return Infinity;
      const before = corners[(i - 1 + count) % count] ?? spot;
      const after = corners[(i + 1) % count] ?? spot;
      return Math.abs(turnBetween(headingOf(before, spot), headingOf(spot, after)));
    });
    const least = turns.indexOf(Math.min(...turns));
    if (count <= 2 || (turns[least] ?? Infinity) >= LEAST_TURN) return corners;
    corners.splice(least, 1);
  }
}

function turnAt(headings: readonly number[], i: number, isRing: boolean, count: number): number {
  if (!isRing && (i === 0 || i === count - 1)) return 0;
  return turnBetween(headings[(i - 1 + count) % count] ?? 0, headings[i] ?? 0);
}

/** Each corner as wide as its neighbours leave room for, and no wider than a corner is. */
function cornersOf(spots: readonly At[], turns: readonly number[], lanes: number, isRing: boolean): Corner[] {
  const count = spots.length;
  const gap = (i: number): number => {
    const [from, to] = [spots[(i + count) % count], spots[(i + 1) % count]];
    return from === undefined || to === undefined ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
  };
  return spots.map((spot, i) => {
    const turn = turns[i] ?? 0;
    if (turn === 0) return { ...spot, turn, radius: 0 };
    const shareOf = (long: number, other: number): number =>
      other === 0 ? long : (long * Math.abs(turn)) / (Math.abs(turn) + Math.abs(other));
    const [before, after] = [gap(i - 1), gap(i)];
    const [last, next] = [turns[(i - 1 + count) % count] ?? 0, turns[(i + 1) % count] ?? 0];
    const room = Math.min(shareOf(before, last), shareOf(after, next));
    const natural = room / Math.tan((Math.abs(turn) * Math.PI) / 360);
    const isInBend =
      (before <= BEND && Math.sign(last) === Math.sign(turn)) ||
      (after <= BEND && Math.sign(next) === Math.sign(turn));
    const most = isInBend && (isRing || i > 0) ? LIMITS.maxRadius : CORNER_RADIUS;
    return { ...spot, turn, radius: Math.max(leastRadius(lanes), Math.min(natural, most)) };
  });
}

/** Straights between the corners. On a ring the list begins and ends at the finish, which lies on the last edge. */
function sectionsThrough(
  corners: readonly Corner[],
  finish: At,
  lanes: number,
  direction: Direction,
  isRing: boolean,
): Section[] {
  const sections: Section[] = [];
  const least = gridRows({ grid: gridFor(lanes) });
  for (const [i, corner] of corners.entries()) {
    if (corner.turn !== 0) sections.push(curveAt(corner, lanes, direction));
    const next = corners[(i + 1) % corners.length];
    const isLast = i === corners.length - 1;
    if (next === undefined || (isLast && !isRing)) continue;
    const room =
      Math.hypot(next.x - corner.x, next.y - corner.y) -
      tangent(corner.radius, corner.turn) -
      tangent(next.radius, next.turn);
    const rows = Math.round(room);
    if (isLast) {
      const ahead = Math.hypot(next.x - finish.x, next.y - finish.y) - tangent(next.radius, next.turn);
      const first = within(Math.round(ahead), 1, Math.max(1, rows - least));
      sections.unshift({ kind: 'straight', rows: first, lanes });
      sections.push({ kind: 'straight', rows: within(rows - first, least, LIMITS.rows), lanes });
    } else if (rows > 0 || (i === 0 && !isRing)) {
      const wanted = i === 0 && !isRing ? Math.max(least, rows) : rows;
      sections.push({ kind: 'straight', rows: Math.min(LIMITS.rows, wanted), lanes });
    }
  }
  return sections;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function curveAt({ turn, radius }: Corner, lanes: number, direction: Direction): Curve {
  const way = { turn: turn > 0 ? 'right' : 'left', angle: Math.abs(turn) } as const;
  return {
    kind: 'curve',
    ...way,
    cells: naturalCells(way, radius, lanes, direction),
    radius: hundredths(Math.min(LIMITS.maxRadius, radius)),
  };
}

/** Curves that follow each other to the same side are one, as long as its lanes hold no more than they may. */
function joined(sections: readonly Section[]): Section[] {
  const list: Section[] = [];
  for (const section of sections) {
    const before = list.at(-1);
    const one = before?.kind === 'curve' && section.kind === 'curve' ? joinedCurve(before, section) : null;
    if (one === null) list.push(section);
    else list[list.length - 1] = one;
  }
  return list;
}

function joinedCurve(a: Curve, b: Curve): Curve | null {
  const angle = a.angle + b.angle;
  const cells = a.cells.map((count, lane) => count + (b.cells[lane] ?? 0));
  if (a.turn !== b.turn || angle > 180 || cells.some((count) => count > LIMITS.cells)) return null;
  const radius = ((a.radius ?? 0) * a.angle + (b.radius ?? 0) * b.angle) / angle;
  return { ...a, angle, cells, radius: hundredths(radius) };
}
