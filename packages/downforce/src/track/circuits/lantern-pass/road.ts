import type { RoadFile } from '../../file.ts';
import { sectionsOf, STAGGERED_GRID } from '../../short-road.ts';
import type { CircuitAbout } from '../about.ts';

/** Not a ring: hairpins from the village over the pass, through two narrow cuttings, and down to the lake. */
export const lanternPass = {
  format: 1,
  id: 'lantern-pass',
  name: 'Lantern Pass',
  shape: 'open',
  direction: 'anticlockwise',
  heading: 275,
  sections: sectionsOf(
    '4x3 4x3 3>2 2x2 r170:3,2@1.3 2x2 2>1 4x1 1>2 2>3 2x3 l160:2,2,3@1.4 2x3 2x3 r40:1,1,1@1.5 2x3 l40:1,1,1@1.5 3>2 2x2 r170:3,2@1.3 2>1 4x1 1>2 2>3 2x3 l85:1,1,2@1.25 8x3',
  ),
  lines: [8, 15, 23],
  grid: STAGGERED_GRID,
} as const satisfies RoadFile;

export const lanternPassAbout: CircuitAbout = {
  en: { text: 'No ring but a mountain road: from the village over the pass and down to the lake, once.' },
  fr: {
    name: 'Col de la Lanterne',
    text: 'Pas un circuit mais une route de montagne : du village au lac en passant le col, une seule fois.',
  },
  pt: {
    name: 'Portela da Lanterna',
    text: 'Não é um circuito, é uma estrada de montanha: da aldeia ao lago pela portela, uma só vez.',
  },
};
