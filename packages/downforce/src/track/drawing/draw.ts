import type { Mark } from './mark.ts';
import { mark } from './mark.ts';
import type { Bar, GridPicture, LinePicture, Picture } from './picture.ts';
import { pathThrough, round } from './picture.ts';
import { LANE, STEP } from './road.ts';

const FONT = "'Barlow Condensed', 'Arial Narrow', sans-serif";
const CHECKER = 5;

/** Asphalt, kerbs, spaces. */
export function roadMarks(picture: Picture): Mark[] {
  return [
    mark('defs', {}, [hatchPattern()]),
    mark('path', {
      class: 'verge',
      d: picture.road,
      'fill-rule': 'evenodd',
      fill: '#07080b',
      stroke: '#07080b',
      'stroke-width': 15,
      'stroke-linejoin': 'round',
      opacity: 0.55,
    }),
    ...picture.kerbs.flatMap(drawKerb),
    mark('path', {
      class: 'asphalt',
      d: picture.road,
      'fill-rule': 'evenodd',
      fill: '#24272e',
      stroke: '#7d8491',
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    }),
    mark(
      'g',
      {
        class: 'spaces',
        stroke: '#3a3f49',
        'stroke-width': 1.6,
        'stroke-linejoin': 'round',
        fill: '#24272e',
      },
      picture.spaces.map(({ id, path, rectangle }) =>
        mark('path', { id: `space-${id}`, d: path, ...(rectangle ? {} : { fill: 'url(#hatch)' }) }),
      ),
    ),
    ...picture.arrows.map(({ x, y, heading }) =>
      mark('path', {
        class: 'arrow',
        transform: `translate(${round(x)} ${round(y)}) rotate(${heading})`,
        d: 'M-5 -7L2 0L-5 7M1 -7L8 0L1 7',
        fill: 'none',
        stroke: '#6d7482',
        'stroke-width': 2,
      }),
    ),
  ];
}

/** Finish, grid and betting lines. */
export function lineMarks(picture: Picture, payouts: readonly string[]): Mark[] {
  return [
    ...drawFinish(picture.finish),
    ...picture.grid.flatMap(drawGridBox),
    ...picture.lines.flatMap((line) => drawBettingLine(line, payouts[line.number - 1] ?? '')),
  ];
}

/** Faint, but Determined's owner must see which spaces are not rectangles (D-P3). */
function hatchPattern(): Mark {
  const size = { width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' };
  return mark('pattern', { id: 'hatch', ...size }, [
    mark('path', { d: 'M0 0V6', stroke: '#8a93a3', 'stroke-width': 1.4, opacity: 0.22 }),
  ]);
}

function drawKerb(d: string): Mark[] {
  const line = { d, fill: 'none', 'stroke-width': 7 };
  return [
    mark('path', { class: 'kerb white', ...line, stroke: '#e9e9e6' }),
    mark('path', { class: 'kerb red', ...line, stroke: '#c8102e', 'stroke-dasharray': '9 9' }),
  ];
}

function drawFinish({ from, to }: Bar): Mark[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  const count = 2 * Math.round(long / CHECKER / 2);
  const side = long / count;
  const squares = Array.from({ length: count }, (_, i) => {
    const y = i % 2 === 0 ? -side : 0;
    return `M${round(i * side)} ${round(y)}h${round(side)}v${round(side)}h${round(-side)}Z`;
  });
  const transform = `translate(${round(from.x)} ${round(from.y)}) rotate(${turn})`;
  return [
    mark('g', { class: 'finish', transform }, [
      mark('rect', { x: 0, y: round(-side), width: round(long), height: round(2 * side), fill: '#f4f4f2' }),
      mark('path', { d: squares.join(''), fill: '#0b0c0f' }),
    ]),
  ];
}

function drawGridBox({ number, centre, heading }: GridPicture): Mark[] {
  const [half, wide] = [STEP * 0.36, LANE * 0.36];
  const place = `translate(${round(centre.x)} ${round(centre.y)})`;
  return [
    mark('path', {
      class: 'grid-box',
      transform: `${place} rotate(${heading})`,
      d: `M${-half / 2} ${-wide}H${half}V${wide}H${-half / 2}`,
      fill: 'none',
      stroke: '#f4f4f2',
      'stroke-width': 1.8,
    }),
    mark(
      'text',
      { class: 'grid-number', transform: place, ...textStyle(16), fill: '#f4f4f2' },
      String(number),
    ),
  ];
}

function drawBettingLine({ from, to, label }: LinePicture, payout: string): Mark[] {
  const place = `translate(${round(label.x)} ${round(label.y)})`;
  return [
    mark('path', {
      class: 'betting-line',
      d: pathThrough([from, to], false),
      stroke: '#ffd43b',
      'stroke-width': 5,
      fill: 'none',
    }),
    mark('rect', {
      class: 'payout-plate',
      transform: place,
      x: -22,
      y: -10,
      width: 44,
      height: 20,
      rx: 4,
      fill: '#14161b',
      stroke: '#ffd43b',
      'stroke-width': 1.2,
    }),
    mark('text', { class: 'payout', transform: place, ...textStyle(15), fill: '#ffd43b' }, payout),
  ];
}

function textStyle(size: number): Record<string, string | number> {
  return {
    'font-family': FONT,
    'font-weight': 700,
    'font-size': size,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  };
}
