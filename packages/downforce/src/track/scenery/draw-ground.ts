import { roadMarks } from '../drawing/draw.ts';
import type { DrawnTrack } from '../drawing/drawn-track.ts';
import { writeMarks } from '../drawing/mark.ts';
import { pictureOf } from '../drawing/picture.ts';
import { groundMarks, tunnelMarks } from './scenery.ts';

/** Scenery and road as SVG text: none of it changes during a race. */
export function drawGround(track: DrawnTrack): string {
  const picture = pictureOf(track);
  const { x, y, width, height } = picture.viewBox;
  const under = `<g class="df-scenery">${writeMarks(groundMarks(track))}</g>`;
  const over = `<g class="df-scenery">${writeMarks(tunnelMarks(track))}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${under}${writeMarks(roadMarks(picture))}${over}</svg>\n`;
}
