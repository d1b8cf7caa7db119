import { centreOf } from './outline.ts';
import type { Point, Pose, Stretch } from './road.ts';
import { LANE, pieces, pointAt, poseAt, STEP } from './road.ts';
import { cellsPerLane } from '../section.ts';
import type { DrawnTrack } from './drawn-track.ts';

/** The position of everything on the board, in drawing units, for a page that draws its own board. */
export interface Picture {
  readonly viewBox: Box;
  /** Both edges of the asphalt; fill it even-odd. */
  readonly road: string;
  readonly spaces: readonly SpacePicture[];
  /** Along the outside of every corner. */
  readonly kerbs: readonly string[];
  readonly lines: readonly LinePicture[];
  readonly finish: Bar;
  readonly grid: readonly GridPicture[];
  /** Chevrons that show the direction. */
  readonly arrows: readonly Pose[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SpacePicture {
  readonly id: number;
  readonly path: string;
  readonly outline: readonly Point[];
  readonly centre: Point;
  /** Degrees, 0 to the right, 90 down. */
  readonly heading: number;
  readonly rectangle: boolean;
}

/** Across the road, from the inside edge to the outside. */
export interface Bar {
  readonly from: Point;
  readonly to: Point;
  /** Degrees, of the road. */
  readonly heading: number;
}

export interface LinePicture extends Bar {
  readonly number: number;
  /** Beside the road, where there is more room. */
  readonly label: Point;
}

export interface GridPicture {
  readonly number: number;
  readonly space: number;
  readonly centre: Point;
  readonly heading: number;
}

const MARGIN = 1.1 * STEP;
const KERB_OFF = 4;
const LABEL_OFF = 0.62 * STEP;
const ARROW_ROWS = 4;

/** What a picture needs of a track, which may be an unfinished one. */
export type Pictured = Pick<
  DrawnTrack,
  'file' | 'ring' | 'spaces' | 'starts' | 'length' | 'grid' | 'stretches' | 'outlines'
>;

export function pictureOf(track: Pictured): Picture {
  const { stretches, spaces, outlines, ring } = track;
  const pictured = spaces.map((space) => {
    const { x, y, heading } = centreOf(space, track, stretches[space.section]);
    return {
      id: space.id,
      path: pathThrough(outlines[space.id], true),
      outline: outlines[space.id],
      centre: { x, y },
      heading: degrees(heading),
      rectangle: space.rectangle,
    };
  });
  const inner = stretches.flatMap((stretch) => edgePoints(stretch, 0));
  const outer = stretches.flatMap((stretch) => edgePoints(stretch, 1));
  const last = stretches.length - 1;
  return {
    viewBox: boxAround([...inner, ...outer]),
    road: ring
      ? `${pathThrough(outer, true)}${pathThrough(inner, true)}`
      : pathThrough([...outer, ...inner.toReversed()], true),
    spaces: pictured,
    kerbs: stretches.filter((stretch) => stretch.angle !== 0).map(kerbOf),
    lines: track.file.lines.map((section, i) => {
      const bar = barAt(stretches[section - 1], 0);
      return { number: i + 1, ...bar, label: labelBeside(bar, outlines) };
    }),
    finish: barAt(stretches[last], 1),
    grid: Array.from(track.grid, (space, i) => ({
      number: i + 1,
      space,
      centre: pictured[space].centre,
      heading: pictured[space].heading,
    })),
    arrows: stretches.flatMap((stretch, i) => {
      const section = track.file.sections[i];
      const rows = cellsPerLane(section)[0];
      if (section.kind !== 'straight' || rows < ARROW_ROWS || i === last) return [];
      const { x, y, heading } = poseAt(stretch, 1 - 1 / rows);
      return [{ x, y, heading: degrees(heading) }];
    }),
  };
}

export function pathThrough(points: readonly Point[], closed: boolean): string {
  const spots = points.map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${spots.join('L')}${closed ? 'Z' : ''}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function degrees(heading: number): number {
  return round(((((heading * 180) / Math.PI) % 360) + 360) % 360);
}

export function edgePoints(stretch: Stretch, across: number): Point[] {
  const count = pieces(stretch);
  return Array.from({ length: count + 1 }, (_, i) => pointAt(stretch, i / count, across));
}

function kerbOf(stretch: Stretch): string {
  const outward = Math.sign(stretch.angle) === stretch.inside ? 1 : 0;
  const beyond = KERB_OFF / (2 * stretch.halfStart);
  return pathThrough(edgePoints(stretch, outward === 1 ? 1 + beyond : -beyond), false);
}

function barAt(stretch: Stretch, along: number): Bar {
  return {
    from: pointAt(stretch, along, 0),
    to: pointAt(stretch, along, 1),
    heading: degrees(poseAt(stretch, along).heading),
  };
}

function labelBeside({ from, to }: Bar, outlines: DrawnTrack['outlines']): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const out = { x: ((to.x - from.x) / long) * LABEL_OFF, y: ((to.y - from.y) / long) * LABEL_OFF };
  const outside = { x: to.x + out.x, y: to.y + out.y };
  const inside = { x: from.x - out.x, y: from.y - out.y };
  const room = (spot: Point): number =>
    Math.min(...outlines.flat().map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
  return room(outside) >= Math.min(room(inside), LANE) ? outside : inside;
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.floor(Math.min(...xs) - MARGIN), Math.floor(Math.min(...ys) - MARGIN)];
  return {
    x,
    y,
    width: Math.ceil(Math.max(...xs) + MARGIN) - x,
    height: Math.ceil(Math.max(...ys) + MARGIN) - y,
  };
}
