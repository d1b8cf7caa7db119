import { CAR_BOX } from '@paddock/kernel/cars';
import { drawCar, drawPattern } from '@paddock/kernel/draw-car';
import type { Result, ResultCar, ResultRow } from '../ending/result.ts';

/** What the picture says, in the language of the page. */
export interface PictureTexts {
  readonly result: Result;
  /** When the game ended. */
  readonly date: string;
  /** Where it was played: the site's address. */
  readonly site: string;
  /** «1st», as the language writes it. */
  readonly place: (place: number) => string;
}

export const PICTURE = { width: 1200, height: 630 } as const;

const MARGIN = 60;
const ROOM = PICTURE.width - 2 * MARGIN;
const FONT = `font-family="'Barlow Condensed', 'Arial Narrow', 'Roboto Condensed', sans-serif"`;
const INK = '#f3f4f6';
const QUIET = '#a9b0bd';
const LIT = '#fdfcf5';
/** About what a letter of a condensed face takes of its height. */
const LETTER = 0.38;
const MOST_ROWS = 6;
const ROWS = { top: 262, bottom: 566 } as const;

/** The result as a picture to save or to send. Plain SVG: it holds all it needs but `faces`, its fonts as CSS. */
export function resultSvg({ result, date, site, place }: PictureTexts, faces = ''): string {
  const rows = result.rows.slice(0, MOST_ROWS);
  const height = Math.min(72, (ROWS.bottom - ROWS.top) / Math.max(1, rows.length));
  const liveries = [...new Set(rows.flatMap(({ cars }) => cars.map(({ livery }) => livery)))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" role="img" ${FONT}>`,
    `<title>${escaped([result.title, result.headline].join(': '))}</title>`,
    `<defs>${faces === '' ? '' : `<style>${faces}</style>`}${CHECKER}${liveries.map(drawPattern).join('')}</defs>`,
    `<rect width="100%" height="100%" fill="#0e1014"/>`,
    `<rect x="${PICTURE.width - 360}" width="360" height="44" fill="url(#checker)" opacity="0.5"/>`,
    line(result.title, { y: 78, size: 34, fill: QUIET, weight: 600 }),
    line(result.headline, { y: 158, size: fitting(result.headline, 84), fill: LIT, weight: 700 }),
    ...wrapped(result.decided, 32).map((text, at) =>
      line(text, { y: 206 + at * 36, size: 32, fill: INK, weight: 600 }),
    ),
    ...rows.map((row, at) => rowSvg(row, place(row.place), ROWS.top + at * height, height)),
    line(date, { y: 604, size: 26, fill: QUIET, weight: 600 }),
    line(site, { x: PICTURE.width - MARGIN, y: 604, size: 26, fill: QUIET, weight: 600, end: true }),
    `</svg>`,
  ].join('');
}

const CHECKER =
  '<pattern id="checker" width="44" height="44" patternUnits="userSpaceOnUse"><path d="M0 0h22v22H0zM22 22h22v22H22z" fill="#f3f4f6"/></pattern>';

const CARS_LEFT = 190;
const CAR_GAP = 10;

function rowSvg({ name, score, cars, place }: ResultRow, nth: string, top: number, height: number): string {
  const isFirst = place === 1;
  const size = Math.min(44, height * 0.62);
  const base = top + height / 2 + size * 0.35;
  const scale = (height * 0.62) / CAR_BOX.height;
  const step = CAR_BOX.width * scale + CAR_GAP;
  const nameLeft = CARS_LEFT + Math.max(1, cars.length) * step + 14;
  const fill = isFirst ? '#101216' : INK;
  return [
    `<rect x="${MARGIN}" y="${round(top + 3)}" width="${ROOM}" height="${round(height - 6)}" rx="8" fill="${isFirst ? LIT : '#171a20'}"/>`,
    line(nth, { x: MARGIN + 24, y: base, size, fill, weight: 700 }),
    ...cars.map((car, at) =>
      carSvg(car, CARS_LEFT + at * step, top + (height - CAR_BOX.height * scale) / 2, scale),
    ),
    line(name, { x: nameLeft, y: base, size, fill, weight: isFirst ? 700 : 600 }),
    line(score, { x: PICTURE.width - MARGIN - 24, y: base, size, fill, weight: 700, end: true }),
  ].join('');
}

function carSvg({ livery, label }: ResultCar, x: number, y: number, scale: number): string {
  const number = `<text x="40" y="24.3" text-anchor="middle" font-weight="700" font-size="18" fill="#0b0c0f">${escaped(label)}</text>`;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${drawCar(livery, number)}</g>`;
}

interface Line {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight: 600 | 700;
  /** Ends at x instead of beginning there. */
  readonly end?: boolean;
}

function line(text: string, { x = MARGIN, y, size, fill, weight, end = false }: Line): string {
  const anchor = end ? ' text-anchor="end"' : '';
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" font-weight="${weight}" fill="${fill}"${anchor}>${escaped(text)}</text>`;
}

/** As large as the room allows. */
function fitting(text: string, most: number): number {
  return Math.min(most, ROOM / (Math.max(1, text.length) * LETTER));
}

/** Two lines at most. */
function wrapped(text: string, size: number): string[] {
  const most = Math.floor(ROOM / (size * LETTER));
  if (text.length <= most) return text === '' ? [] : [text];
  const cut = text.lastIndexOf(' ', most);
  return cut < 0 ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are anything that a person can write; what XML has no place for is left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}
