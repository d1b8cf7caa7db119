import { ClosedCurve, type Point, type Pose } from './curve.ts';

/** F-K14: never more than six. */
const GARAGES = 6;
const PLACES = 12;

/** A picture of the road, in its own units; the page scales it to the room there is. */
export interface Circuit {
  readonly name: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly road: ClosedCurve;
  readonly roadWidth: number;
  /** How large a car is drawn: units for each unit of its picture. */
  readonly carScale: number;
  /** Along the road: the finish, then the twelve places behind it, first place first. */
  readonly finish: number;
  readonly places: readonly number[];
  readonly garages: readonly Pose[];
  readonly garageScale: number;
  /** The way through the pits, as an SVG path. */
  readonly pitLane: string;
  /** The infield, for piles and die. */
  readonly infield: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

interface Plan {
  readonly name: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  /** Clockwise. */
  readonly through: readonly (readonly [number, number])[];
  readonly roadWidth: number;
  readonly carScale: number;
  /** Distance from the start of the road to first place, and from place to place. */
  readonly first: number;
  readonly gap: number;
  readonly finishAhead: number;
  readonly garage: Point & { readonly step: number; readonly scale: number };
  readonly pitLane: string;
  readonly infield: Circuit['infield'];
}

function build(plan: Plan): Circuit {
  const road = new ClosedCurve(plan.through.map(([x, y]) => ({ x, y })));
  return {
    name: plan.name,
    width: plan.width,
    height: plan.height,
    road,
    roadWidth: plan.roadWidth,
    carScale: plan.carScale,
    finish: plan.first + plan.finishAhead,
    places: Array.from({ length: PLACES }, (_, slot) => plan.first - slot * plan.gap),
    garages: Array.from({ length: GARAGES }, (_, box) => ({
      x: plan.garage.x + box * plan.garage.step,
      y: plan.garage.y,
      angle: -90,
    })),
    garageScale: plan.garage.scale,
    pitLane: plan.pitLane,
    infield: plan.infield,
  };
}

/** For a wide screen: the leaders on the long straight at the top, the tail below. */
export const WIDE: Circuit = build({
  name: 'wide',
  width: 1000,
  height: 650,
  through: [
    [250, 120],
    [430, 100],
    [600, 108],
    [770, 106],
    [888, 156],
    [918, 278],
    [872, 396],
    [842, 486],
    [740, 548],
    [600, 524],
    [450, 536],
    [290, 554],
    [150, 516],
    [92, 416],
    [116, 316],
    [84, 216],
    [132, 144],
  ],
  roadWidth: 104,
  carScale: 1.28,
  first: 470,
  gap: 166,
  finishAhead: 92,
  garage: { x: 345, y: 400, step: 62, scale: 0.92 },
  pitLane: 'M850 424C800 452 780 454 730 454H330C270 454 214 440 168 408',
  infield: { x: 176, y: 172, width: 648, height: 172 },
});

/** For a phone: the same race on a rounder road. */
export const TALL: Circuit = build({
  name: 'tall',
  width: 390,
  height: 410,
  through: [
    [95, 56],
    [162, 48],
    [238, 52],
    [304, 62],
    [342, 116],
    [335, 186],
    [344, 256],
    [331, 324],
    [276, 362],
    [200, 354],
    [124, 364],
    [63, 336],
    [46, 266],
    [57, 196],
    [46, 126],
  ],
  roadWidth: 50,
  carScale: 0.66,
  first: 205,
  gap: 78,
  finishAhead: 46,
  garage: { x: 109, y: 279, step: 34, scale: 0.52 },
  pitLane: 'M322 304C304 314 296 315 284 315H106C90 315 82 308 70 292',
  infield: { x: 74, y: 88, width: 242, height: 150 },
});

/** The pose in a place of the line, counted from 0. */
export function poseInLine({ road, places }: Circuit, slot: number, aside = 0): Pose {
  return road.at(places[slot] ?? 0, aside);
}

/** Sharper than this is a corner, in degrees over one car's length. */
const CORNER = 17;
const STEP = 6;

/** Lines along one edge of the road, only where it bends: there the kerbs are. */
export function kerbs({ road, roadWidth }: Circuit, length: number): string[] {
  const edge = roadWidth / 2;
  const lines: string[] = [];
  for (const side of [-1, 1]) {
    let line: string[] = [];
    for (let along = 0; along <= road.length + STEP; along += STEP) {
      const bend = turned(road.at(along - length / 2).angle, road.at(along + length / 2).angle);
      const isCorner = along <= road.length && Math.abs(bend) > CORNER;
      if (isCorner) {
        const { x, y } = road.at(along, side * edge);
        line.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      } else {
        if (line.length > 2) lines.push(`M${line.join('L')}`);
        line = [];
      }
    }
  }
  return lines;
}

function turned(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
