export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something stands and which way it looks, in degrees clockwise from the right. */
export interface Pose extends Point {
  readonly angle: number;
}

const SAMPLES = 32;

/** A smooth closed road through some points, measured along its length. */
export class ClosedCurve {
  readonly length: number;
  /** For an SVG path. */
  readonly path: string;
  readonly #points: readonly Point[];
  /** Distance from the start to each of the points. */
  readonly #reached: readonly number[];

  constructor(through: readonly Point[]) {
    const bends = through.map((_, at) => bendFrom(through, at));
    this.#points = bends.flatMap((bend) =>
      Array.from({ length: SAMPLES }, (_, step) => pointOn(bend, step / SAMPLES)),
    );
    const reached = [0];
    for (const [at, point] of this.#points.entries())
      reached.push((reached[at] ?? 0) + distance(point, this.#point(at + 1)));
    this.#reached = reached;
    this.length = reached.at(-1) ?? 0;
    const [start] = bends;
    this.path =
      start === undefined
        ? ''
        : `M${text(start[0])}${bends.map(([, one, two, end]) => `C${text(one)} ${text(two)} ${text(end)}`).join('')}Z`;
  }

  /** The pose `along` the road, `aside` to the right of the way it leads. Any number will do: the road is closed. */
  at(along: number, aside = 0): Pose {
    const want = ((along % this.length) + this.length) % this.length;
    let low = 0;
    let high = this.#reached.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#reached[middle] ?? 0) <= want) low = middle;
      else high = middle;
    }
    const from = this.#point(low);
    const to = this.#point(low + 1);
    const span = (this.#reached[high] ?? 0) - (this.#reached[low] ?? 0);
    const share = span === 0 ? 0 : (want - (this.#reached[low] ?? 0)) / span;
    const heading = this.#headingAt(low) + turn(this.#headingAt(low), this.#headingAt(low + 1)) * share;
    const side = heading + Math.PI / 2;
    return {
      x: from.x + (to.x - from.x) * share + Math.cos(side) * aside,
      y: from.y + (to.y - from.y) * share + Math.sin(side) * aside,
      angle: (heading * 180) / Math.PI,
    };
  }

  #headingAt(index: number): number {
    const before = this.#point(index - 1);
    const after = this.#point(index + 1);
    return Math.atan2(after.y - before.y, after.x - before.x);
  }

  #point(index: number): Point {
    const count = this.#points.length;
    return this.#points[((index % count) + count) % count] ?? { x: 0, y: 0 };
  }
}

type Bend = readonly [Point, Point, Point, Point];

/** Catmull-Rom as a Bézier curve from point `at` to the next. */
function bendFrom(through: readonly Point[], at: number): Bend {
  const count = through.length;
  const point = (index: number) => through[(index + count) % count] ?? { x: 0, y: 0 };
  const [before, from, to, after] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
  return [
    from,
    { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    to,
  ];
}

function pointOn([a, b, c, d]: Bend, t: number): Point {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number) =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The shorter way round from one heading to another. */
function turn(from: number, to: number): number {
  const whole = Math.PI * 2;
  return ((((to - from + Math.PI) % whole) + whole) % whole) - Math.PI;
}

function text({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
