import { CAR_BOX, CAR_MIDDLE, LIVERIES, type LiveryName } from '@paddock/kernel/cars';
import { drawCar, drawPattern } from '@paddock/kernel/draw-car';
import { drawDigit } from './digits.ts';

/** What chat programs ask for. */
export const SIZE = { width: 1200, height: 630 } as const;

interface SceneCar {
  readonly livery: LiveryName;
  readonly number: number | string;
}

/** In the board's units; the angle in degrees, 0 to the right. */
interface StandingCar extends SceneCar {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Against the car's own picture. */
  readonly scale: number;
}

/** A race as everybody sees it: a board, the cars on it, and who leads. */
export interface Scene {
  /** The inside of an SVG picture, and the part of it to be seen. */
  readonly board: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Around the board. */
  readonly ground: string;
  readonly cars: readonly StandingCar[];
  /** Best first. */
  readonly order: readonly SceneCar[];
  readonly isOver: boolean;
}

const COLUMN = { width: 252, top: 45, row: 90 } as const;
/** Around the board. */
const MARGIN = 18;
const MOST_ROWS = 6;
const INK = '#f3f4f6';
const LIT = '#fdfcf5';
const DARK = '#101216';

/** As SVG text, without a letter: there are no fonts on a server. */
export function drawPicture(scene: Scene): string {
  const { board, box, ground, cars, isOver } = scene;
  const order = scene.order.slice(0, MOST_ROWS);
  const room = { width: SIZE.width - COLUMN.width - 2 * MARGIN, height: SIZE.height - 2 * MARGIN };
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const left = MARGIN + (room.width - box.width * scale) / 2 - box.x * scale;
  const top = MARGIN + (room.height - box.height * scale) / 2 - box.y * scale;
  const liveries = Object.keys(LIVERIES) as LiveryName[];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">`,
    `<defs>${CHECKER}${liveries.map(drawPattern).join('')}</defs>`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})">${board}${cars.map(standing).join('')}</g>`,
    `<rect x="${SIZE.width - COLUMN.width}" width="${COLUMN.width}" height="${SIZE.height}" fill="#0e1014"/>`,
    ...(isOver
      ? [`<rect x="${SIZE.width - COLUMN.width}" width="${COLUMN.width}" height="32" fill="url(#flag)"/>`]
      : []),
    ...order.map(row),
    `</svg>`,
  ].join('');
}

const CHECKER =
  '<pattern id="flag" width="32" height="32" patternUnits="userSpaceOnUse"><path d="M0 0h16v16H0zM16 16h16v16H16z" fill="#f3f4f6"/></pattern>';

/** The car turns, and its number stays upright. */
function standing({ livery, number, x, y, angle, scale }: StandingCar): string {
  const { x: middle, y: half } = CAR_MIDDLE;
  const upright = `<g transform="translate(${middle} ${half}) rotate(${round(-angle)})">${drawDigit(number, 13, DARK)}</g>`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)}) scale(${round(scale)}) translate(${-middle} ${-half})">${drawCar(livery, upright)}</g>`;
}

const ROW_CAR = 1.7;

function row({ livery, number }: SceneCar, at: number): string {
  const x = SIZE.width - COLUMN.width;
  const y = COLUMN.top + at * COLUMN.row;
  const isFirst = at === 0;
  const middle = y + COLUMN.row / 2;
  const car = drawCar(
    livery,
    `<g transform="translate(${CAR_MIDDLE.x} ${CAR_MIDDLE.y})">${drawDigit(number, 13, DARK)}</g>`,
  );
  return [
    `<rect x="${x + 12}" y="${y + 4}" width="${COLUMN.width - 24}" height="${COLUMN.row - 8}" rx="8" fill="${isFirst ? LIT : '#171a20'}"/>`,
    `<g transform="translate(${x + 48} ${middle})">${drawDigit(at + 1, 36, isFirst ? DARK : INK)}</g>`,
    `<g transform="translate(${x + 88} ${round(middle - (CAR_BOX.height * ROW_CAR) / 2)}) scale(${ROW_CAR})">${car}</g>`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
