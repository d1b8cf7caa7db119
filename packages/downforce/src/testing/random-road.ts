import {
  DIRECTIONS,
  FORMAT,
  type GridBox,
  LIMITS,
  type Section,
  type TrackFile,
} from '../track/reading/file.ts';
import {
  insideOf,
  LANE,
  nominalLength,
  placeStretches,
  poseAt,
  radians,
  STEP,
} from '../track/drawing/road.ts';
import type { Lot } from './lot.ts';

/** A road's middle before it has lanes: straights of some rows, and bends. */
type Part = { readonly rows: number } | { readonly bend: number; readonly radius: number };

const MOST_LANES = LIMITS.lanes;
const GRID_ROWS = 8;
const CARS = 6;

/** A ring whose two free straights were chosen so that it closes; undefined if none do. */
export function randomRing(lot: Lot): TrackFile | undefined {
  const direction = lot.one(...DIRECTIONS);
  const bends = ringBends(lot);
  if (bends === undefined) return undefined;
  const longest = lot.one(3, 8, 15);
  const parts = bends.flatMap((bend): Part[] => [
    { rows: lot.between(1, longest) },
    { bend: bend * insideOf(direction), radius: lot.one(2, 2.2, 2.5, 3) },
  ]);
  const heading = lot.below(360);
  const closed = closeParts(lot, [...parts, { rows: GRID_ROWS }], heading);
  return closed && fileOf(lot, 'ring', direction, heading, closed);
}

export function randomRoad(lot: Lot): TrackFile | undefined {
  const longest = lot.one(3, 8, 15);
  const parts = Array.from({ length: lot.between(2, 10) }, (): Part[] => [
    { rows: lot.between(1, longest) },
    { bend: lot.one(-1, 1) * 5 * lot.between(1, 24), radius: lot.one(2, 2.2, 2.5, 3) },
  ]);
  const all = [{ rows: GRID_ROWS }, ...parts.flat(), { rows: lot.between(3, 20) }];
  return fileOf(lot, 'open', lot.one(...DIRECTIONS), lot.below(360), all);
}

/** Bends that turn 360° in all, some of them the other way. */
function ringBends(lot: Lot): number[] | undefined {
  const bends = Array.from(
    { length: lot.between(2, 8) },
    () => 5 * (lot.isIn(4) ? -lot.between(2, 16) : lot.between(4, 36)),
  );
  const last = 360 - bends.reduce((sum, bend) => sum + bend, 0);
  return last >= LIMITS.minAngle && last <= 200 ? [...bends, last] : undefined;
}

/** Two straights become as long as it takes to end where the road began, as nearly as whole rows allow. */
function closeParts(lot: Lot, parts: readonly Part[], heading: number): Part[] | undefined {
  const straights = parts.flatMap((part, i) => ('rows' in part ? [i] : []));
  const [one, other] = lot.shuffled(straights);
  const zeroed = parts.map((part, i) => (i === one || i === other ? { rows: 0 } : part));
  const sections = zeroed.map(bare);
  const stretches = placeStretches(sections, sections.map(nominalLength), heading, 'clockwise');
  const last = stretches.at(-1);
  if (last === undefined) return undefined;
  const end = poseAt(last, 1);
  const [a, b] = [stretches[one].start.heading, stretches[other].start.heading];
  const across = Math.sin(b - a);
  if (Math.abs(across) < 0.2) return undefined;
  const [x, y] = [-end.x / STEP, -end.y / STEP];
  const rows = new Map([
    [one, Math.round((x * Math.sin(b) - y * Math.cos(b)) / across)],
    [other, Math.round((y * Math.cos(a) - x * Math.sin(a)) / across)],
  ]);
  if ([...rows.values()].some((long) => long < 1 || long > LIMITS.rows)) return undefined;
  return zeroed.map((part, i) => ('rows' in part ? { rows: rows.get(i) ?? part.rows } : part));
}

function bare(part: Part): Section {
  return 'rows' in part
    ? { kind: 'straight', rows: part.rows, lanes: 1 }
    : curve(part.bend, part.radius, [1]);
}

function curve(bend: number, radius: number, cells: readonly number[]): Section {
  return { kind: 'curve', turn: bend > 0 ? 'right' : 'left', angle: Math.abs(bend), cells, radius };
}

function fileOf(
  lot: Lot,
  shape: TrackFile['shape'],
  direction: TrackFile['direction'],
  heading: number,
  parts: readonly Part[],
): TrackFile | undefined {
  const most = lot.between(1, MOST_LANES);
  const atGrid = lot.between(1, most);
  const sections = withLanes(lot, parts, {
    most,
    atGrid,
    ring: shape === 'ring',
    inside: insideOf(direction),
  });
  if (sections === undefined || sections.length < 4) return undefined;
  const grid = gridOf(lot, sections, shape);
  if (grid === undefined) return undefined;
  const lines = lot.some(3, sections.length - 1).map((section) => section + 2);
  return {
    format: FORMAT,
    id: `track-${lot.below(10_000)}`,
    name: 'A random track',
    note: 'For tests.',
    shape,
    direction,
    heading,
    sections,
    lines: lines.toSorted((a, b) => a - b),
    grid,
    scenery: [],
  };
}

interface Lanes {
  readonly most: number;
  readonly atGrid: number;
  readonly ring: boolean;
  /** 1 where the inside is to the right. */
  readonly inside: 1 | -1;
}

/** Every straight may widen and narrow; the grid's keeps its lanes, and a ring ends as wide as it began. */
function withLanes(
  lot: Lot,
  parts: readonly Part[],
  { most, atGrid, ring, inside }: Lanes,
): Section[] | undefined {
  const out: Section[] = [];
  let lanes = atGrid;
  for (const [i, part] of parts.entries()) {
    if ('bend' in part) {
      out.push(curve(part.bend, part.radius, cellsOf(lot, part.bend * inside, part.radius, lanes)));
      continue;
    }
    const isEnd = ring && i === parts.length - 1;
    const isStart = !ring && i === 0;
    const wanted = isEnd ? atGrid : isStart || lot.isIn(2) ? lanes : lot.between(1, most);
    const tapers = Math.min(Math.abs(wanted - lanes), part.rows);
    const before = isEnd ? 0 : lot.between(0, part.rows - tapers);
    if (before > 0) out.push({ kind: 'straight', rows: before, lanes });
    for (let taper = 0; taper < tapers; taper++) {
      const to = lanes + Math.sign(wanted - lanes);
      out.push({ kind: to > lanes ? 'widening' : 'narrowing', from: lanes, to });
      lanes = to;
    }
    const after = part.rows - tapers - before;
    if (after > 0) out.push({ kind: 'straight', rows: after, lanes });
  }
  return ring && lanes !== atGrid ? undefined : out;
}

/** About a step long each; now and then one more or fewer than that. `bend`: to the inside. */
function cellsOf(lot: Lot, bend: number, radius: number, lanes: number): number[] {
  return Array.from({ length: lanes }, (_, lane) => {
    const outward = ((lane - (lanes - 1) / 2) * LANE) / STEP;
    const long = radians(Math.abs(bend)) * (radius + Math.sign(bend) * outward);
    const cells = Math.round(long) + (lot.isIn(6) ? lot.one(-1, 1) : 0);
    return Math.min(LIMITS.cells, Math.max(1, cells));
  });
}

/** Six places in the rows before the line, the first of them in row 1. */
function gridOf(lot: Lot, sections: readonly Section[], shape: TrackFile['shape']): GridBox[] | undefined {
  const straight = shape === 'ring' ? sections.at(-1) : sections[0];
  if (straight?.kind !== 'straight') return undefined;
  const rows = Math.min(straight.rows, GRID_ROWS);
  const boxes = Array.from({ length: rows * straight.lanes }, (_, i) => ({
    row: 1 + Math.floor(i / straight.lanes),
    lane: 1 + (i % straight.lanes),
  }));
  if (boxes.length < CARS) return undefined;
  const first = lot.below(straight.lanes);
  const behind = lot.some(CARS - 1, boxes.length - first - 1).map((i) => i + first + 1);
  return [first, ...behind.toSorted((a, b) => a - b)].map((i) => boxes[i]);
}
