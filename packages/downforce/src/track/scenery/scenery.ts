import { assertNever } from '../assert-never.ts';
import type { Scenery, Spot } from '../reading/file.ts';
import type { Mark } from '../drawing/mark.ts';
import { mark } from '../drawing/mark.ts';
import { edgePoints, pathThrough, round } from '../drawing/picture.ts';
import type { Point } from '../drawing/road.ts';
import { STEP } from '../drawing/road.ts';
import type { DrawnTrack } from '../drawing/drawn-track.ts';

const AREA_FILLS = {
  sea: '#0b2036',
  quay: '#20252d',
  grass: '#13231b',
  forest: '#0d1a13',
  town: '#14171d',
  sand: '#2b2719',
} as const;

const BLOCK_FILLS = {
  building: '#20242d',
  grandstand: '#2a303c',
  pier: '#262b33',
  pit: '#2a2f39',
} as const;

/** Under the road. */
export function groundMarks(track: Pick<DrawnTrack, 'file'>): Mark[] {
  return track.file.scenery.flatMap((item) => (item.kind === 'tunnel' ? [] : drawItem(item)));
}

/** Over the road: the darker stretch. */
export function tunnelMarks(track: Pick<DrawnTrack, 'file' | 'stretches'>): Mark[] {
  return track.file.scenery.flatMap((item) => (item.kind === 'tunnel' ? drawTunnel(track, item) : []));
}

function drawItem(item: Exclude<Scenery, { kind: 'tunnel' }>): Mark[] {
  switch (item.kind) {
    case 'area': {
      const d =
        item.smooth === true ? smoothPath(item.points, true) : pathThrough(item.points.map(toPoint), true);
      return [mark('path', { class: `area ${item.of}`, d, fill: AREA_FILLS[item.of] })];
    }
    case 'stream':
      return drawStream(smoothPath(item.points, false), item.width * STEP);
    case 'scatter':
      return item.at.flatMap((spot, i) =>
        item.of === 'tree' ? drawTree(spot, item.size, i) : drawBoat(spot, item.size, item.angle ?? 0, i),
      );
    case 'block':
      return [drawBlock(item)];
    case 'label':
      return [
        mark(
          'text',
          {
            class: 'label',
            transform: placeAt(item.at, item.angle ?? 0),
            'font-size': round(item.size * STEP),
            'text-anchor': 'middle',
            'dominant-baseline': 'central',
            'font-family': "'Barlow Condensed', 'Arial Narrow', sans-serif",
            'font-weight': 700,
            'letter-spacing': '0.12em',
            fill: '#ffffff',
            opacity: 0.1,
          },
          item.text,
        ),
      ];
    default:
      return assertNever(item);
  }
}

function drawStream(d: string, width: number): Mark[] {
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    mark('path', { class: 'bank', ...line, stroke: '#1b3024', 'stroke-width': round(width + 10) }),
    mark('path', { class: 'stream', ...line, stroke: '#0f2c42', 'stroke-width': round(width) }),
    mark('path', {
      class: 'glint',
      ...line,
      stroke: '#2b5675',
      'stroke-width': 1.5,
      'stroke-dasharray': '26 40 8 30',
      opacity: 0.7,
    }),
  ];
}

/** Sizes vary a little, so that a wood does not look stamped. */
function drawTree(spot: Spot, size: number, i: number): Mark[] {
  const { x, y } = toPoint(spot);
  const r = round(((size * STEP) / 2) * (0.8 + 0.1 * (i % 5)));
  return [
    mark('circle', { class: 'shade', cx: round(x + r * 0.18), cy: round(y + r * 0.22), r, fill: '#08100b' }),
    mark('circle', {
      class: 'tree',
      cx: round(x),
      cy: round(y),
      r,
      fill: i % 3 === 0 ? '#1d3b29' : '#183222',
    }),
    mark('circle', {
      class: 'crown',
      cx: round(x - r * 0.25),
      cy: round(y - r * 0.28),
      r: round(r * 0.5),
      fill: '#28503a',
      opacity: 0.8,
    }),
  ];
}

const HULLS = ['#c9d1d9', '#aeb8c4', '#8f9bab'] as const;

function drawBoat(spot: Spot, size: number, angle: number, i: number): Mark[] {
  const long = (size * STEP) / 2;
  const wide = long * 0.36;
  const outline = [-long, -wide, long * 0.3, long, wide].map(round);
  const [stern, port, shoulder, bow, starboard] = outline;
  return [
    mark('g', { class: 'boat', transform: placeAt(spot, angle) }, [
      mark('path', {
        d: `M${stern} ${port}L${shoulder} ${port}Q${round(long * 0.8)} ${round(port * 0.7)} ${bow} 0Q${round(long * 0.8)} ${round(starboard * 0.7)} ${shoulder} ${starboard}L${stern} ${starboard}Z`,
        fill: HULLS[i % HULLS.length],
        opacity: 0.62,
      }),
      mark('rect', {
        x: round(-long * 0.6),
        y: round(-wide * 0.55),
        width: round(long * 0.8),
        height: round(wide * 1.1),
        rx: 1.5,
        fill: '#33404e',
      }),
    ]),
  ];
}

function drawBlock({ of, at, size, angle }: Extract<Scenery, { kind: 'block' }>): Mark {
  const [width, height] = [Math.abs(size[0]) * STEP, Math.abs(size[1]) * STEP];
  const [x, y] = [round(-width / 2), round(-height / 2)];
  const body = mark('rect', {
    x,
    y,
    width: round(width),
    height: round(height),
    rx: 2,
    fill: BLOCK_FILLS[of],
    stroke: '#39404c',
    'stroke-width': 1,
  });
  const rows = (gap: number, stroke: string, dashes: string): Mark => {
    const count = Math.max(1, Math.floor(height / gap) - 1);
    const d = Array.from(
      { length: count },
      (_, i) => `M${round(x + 4)} ${round(y + (height * (i + 1)) / (count + 1))}h${round(width - 8)}`,
    ).join('');
    return mark('path', {
      d,
      stroke,
      'stroke-width': 2,
      'stroke-dasharray': dashes,
      fill: 'none',
      opacity: 0.75,
    });
  };
  const details = {
    building: [rows(11, '#8a7a4a', '2 7 2 15')],
    grandstand: [rows(6, '#6d7787', '3 2')],
    pier: [],
    pit: [rows(9, '#4a5363', '14 4')],
  } satisfies Record<typeof of, Mark[]>;
  return mark('g', { class: `block ${of}`, transform: placeAt(at, angle ?? 0) }, [body, ...details[of]]);
}

function drawTunnel(
  track: Pick<DrawnTrack, 'stretches'>,
  { from, to }: Extract<Scenery, { kind: 'tunnel' }>,
): Mark[] {
  const covered = track.stretches.slice(from - 1, to);
  const inner = covered.flatMap((stretch) => edgePoints(stretch, 0));
  const outer = covered.flatMap((stretch) => edgePoints(stretch, 1));
  if (covered.length === 0) return [];
  return [
    mark('path', {
      class: 'tunnel',
      d: pathThrough([...outer, ...inner.toReversed()], true),
      fill: '#05060a',
      opacity: 0.45,
    }),
    ...[inner, outer].map((edge) =>
      mark('path', {
        class: 'wall',
        d: pathThrough(edge, false),
        fill: 'none',
        stroke: '#6b7280',
        'stroke-width': 3.5,
        'stroke-dasharray': '9 3',
      }),
    ),
  ];
}

function toPoint([x, y]: Spot): Point {
  return { x: x * STEP, y: y * STEP };
}

function placeAt(spot: Spot, angle: number): string {
  const { x, y } = toPoint(spot);
  return `translate(${round(x)} ${round(y)}) rotate(${round(angle)})`;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Passes through the middle of each side, bending towards each corner. */
function smoothPath(spots: readonly Spot[], closed: boolean): string {
  const points = spots.map(toPoint);
  const [first, last] = [points[0], points[points.length - 1]];
  if (closed) {
    const bends = points.map(
      (point, i) => `Q${at(point)} ${at(middle(point, points[(i + 1) % points.length]))}`,
    );
    return `M${at(middle(last, first))}${bends.join('')}Z`;
  }
  const bends = points
    .slice(1, -1)
    .map(
      (point, i, inside) =>
        `Q${at(point)} ${at(i === inside.length - 1 ? last : middle(point, inside[i + 1]))}`,
    );
  return `M${at(first)}${bends.length === 0 ? `L${at(last)}` : bends.join('')}`;
}
