import { CAR_MIDDLE, carBody } from '../car.ts';
import { LIVERIES, TILES, type LiveryName } from '../livery.ts';

/** A car as SVG text, for pictures outside a page; the pattern of its livery must be in the picture: `drawPattern`. */
export function drawCar(livery: LiveryName, label: string): string {
  const { hue, outline, nose } = LIVERIES[livery];
  const body = carBody(nose);
  return [
    `<g fill="#0b0c0f" stroke="#6a707b"><rect x="11" y="1" width="15" height="9" rx="3"/><rect x="11" y="26" width="15" height="9" rx="3"/><rect x="55" y="2" width="12" height="8" rx="3"/><rect x="55" y="26" width="12" height="8" rx="3"/></g>`,
    `<path d="${body}" fill="${hue}" stroke="${outline}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="${body}" fill="${hue}"/><path d="${body}" fill="url(#${livery})"/>`,
    `<rect x="2" y="4" width="8" height="28" rx="2" fill="${hue}" stroke="${outline}" stroke-width="1.5"/>`,
    `<circle cx="${CAR_MIDDLE.x}" cy="${CAR_MIDDLE.y}" r="10.5" fill="#fff" stroke="#0b0c0f" stroke-width="1.5"/>`,
    label,
  ].join('');
}

/** For the definitions of a picture. */
export function drawPattern(livery: LiveryName): string {
  const { mark, pattern } = LIVERIES[livery];
  const { width, height, path } = TILES[pattern];
  return `<pattern id="${livery}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(0 2)"><path d="${path}" fill="${mark}"/></pattern>`;
}
