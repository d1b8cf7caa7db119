import { circuit, CIRCUIT_IDS, drawGround } from '@paddock/downforce';
import type { Plugin } from 'vite';

/** Drawn when the site is built, a file a circuit: the page fetches a picture instead of what draws all of them. */
export const grounds: Plugin = {
  name: 'grounds',
  generateBundle() {
    for (const id of CIRCUIT_IDS)
      this.emitFile({ type: 'asset', fileName: `grounds/${id}.svg`, source: drawGround(circuit(id)) });
  },
  configureServer({ middlewares }) {
    middlewares.use('/grounds/', (request, response, next) => {
      const id = CIRCUIT_IDS.find((known) => request.url === `/${known}.svg`);
      if (id === undefined) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(drawGround(circuit(id)));
    });
  },
};
