import { Resvg } from '@resvg/resvg-js';
import { parentPort } from 'node:worker_threads';
import { drawPicture } from './draw-picture.ts';
import { sceneOf } from './scenes.ts';
import type { Seen } from './seen.ts';

/** The thread that draws pictures: it gets what everybody sees of a table and nothing else. */

function paint(seen: Seen): Uint8Array | undefined {
  const scene = sceneOf(seen);
  if (scene === undefined) return undefined;
  const picture = new Resvg(drawPicture(scene), { font: { loadSystemFonts: false } });
  return new Uint8Array(picture.render().asPng());
}

parentPort?.on('message', (seen: Seen) => {
  let png: Uint8Array | undefined;
  try {
    png = paint(seen);
  } catch {
    // The table goes on without its picture.
  }
  parentPort?.postMessage(png);
});
