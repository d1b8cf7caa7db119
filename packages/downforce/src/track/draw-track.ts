import { PRINTED_PAYOUTS } from '../scoring/payouts.ts';
import { lineMarks, roadMarks } from './drawing/draw.ts';
import type { DrawnTrack } from './drawing/drawn-track.ts';
import { mark, writeMarks } from './drawing/mark.ts';
import { pictureOf } from './drawing/picture.ts';
import { groundMarks, tunnelMarks } from './scenery/scenery.ts';

export interface DrawOptions {
  /** `false`: draw only what the rules need. */
  readonly scenery?: boolean;
  /** Shown beside each betting line; by default the printed ones (D-E2). */
  readonly payouts?: readonly string[];
}

const PRINTED_ROWS = PRINTED_PAYOUTS.bets.map((pays) => pays.join('·'));

/** The whole board as SVG text. */
export function drawTrack(track: DrawnTrack, options: DrawOptions = {}): string {
  const picture = pictureOf(track);
  const { x, y, width, height } = picture.viewBox;
  const scenery = options.scenery ?? true;
  const marks = [
    mark('title', {}, track.file.name),
    mark('rect', { class: 'ground', x, y, width, height, fill: '#0d0f13' }),
    ...(scenery ? [mark('g', { id: 'scenery' }, groundMarks(track))] : []),
    ...roadMarks(picture),
    ...(scenery ? [mark('g', { id: 'scenery-over' }, tunnelMarks(track))] : []),
    ...lineMarks(picture, options.payouts ?? PRINTED_ROWS),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${writeMarks(marks)}</svg>\n`;
}
