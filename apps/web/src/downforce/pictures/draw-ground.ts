import {
  groundMarks,
  pictureOf,
  roadMarks,
  tunnelMarks,
  writeMarks,
  type DrawnTrack,
} from '@paddock/downforce';

/** Scenery and road of a circuit as SVG: nothing of it changes while a race is on. */
export function drawGround(track: DrawnTrack): string {
  const picture = pictureOf(track);
  const { x, y, width, height } = picture.viewBox;
  const under = `<g class="df-scenery">${writeMarks(groundMarks(track))}</g>`;
  const over = `<g class="df-scenery">${writeMarks(tunnelMarks(track))}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${under}${writeMarks(roadMarks(picture))}${over}</svg>\n`;
}
