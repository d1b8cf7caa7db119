import {
  circuit,
  CIRCUIT_IDS,
  groundMarks,
  pictureOf,
  roadMarks,
  tunnelMarks,
  writeMarks,
  type CircuitId,
} from '@paddock/downforce';
import type { Plugin } from 'vite';

/** Scenery and road of a circuit: nothing of it changes while a race is on. */
function drawGround(id: CircuitId): string {
  const track = circuit(id);
  const picture = pictureOf(track);
  const { x, y, width, height } = picture.viewBox;
  const under = `<g class="df-scenery">${writeMarks(groundMarks(track))}</g>`;
  const over = `<g class="df-scenery">${writeMarks(tunnelMarks(track))}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${under}${writeMarks(roadMarks(picture))}${over}</svg>\n`;
}

/** Drawn when the site is built, a file a circuit: the page fetches a picture instead of what draws all of them. */
export const grounds: Plugin = {
  name: 'grounds',
  generateBundle() {
    for (const id of CIRCUIT_IDS)
      this.emitFile({ type: 'asset', fileName: `grounds/${id}.svg`, source: drawGround(id) });
  },
  configureServer({ middlewares }) {
    middlewares.use('/grounds/', (request, response, next) => {
      const id = CIRCUIT_IDS.find((known) => request.url === `/${known}.svg`);
      if (id === undefined) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(drawGround(id));
    });
  },
};
