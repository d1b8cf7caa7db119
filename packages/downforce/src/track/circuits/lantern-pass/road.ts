import type { RoadFile } from '../../reading/file.ts';
import { sectionsOf } from '../../short-road.ts';
import type { CircuitNames } from '../names.ts';

/** Not a ring: hairpins from the village over the pass, through two narrow cuttings, and down to the lake. */
export const lanternPass = {
  format: 1,
  id: 'lantern-pass',
  name: 'Lantern Pass',
  shape: 'open',
  direction: 'anticlockwise',
  heading: 275,
  sections: /* @__PURE__ */ sectionsOf(
    '4x3 4x3 3>2 2x2 r170:3,2@1.3 2x2 2>1 4x1 1>2 2>3 2x3 l160:2,2,3@1.4 2x3 2x3 r40:1,1,1@1.5 2x3 l40:1,1,1@1.5 3>2 2x2 r170:3,2@1.3 2>1 4x1 1>2 2>3 2x3 l85:1,1,2@1.25 8x3',
  ),
  lines: [8, 15, 23],
  // Three abreast, as wide as the village street: staggered like elsewhere, the pole wins 27 % of the races here.
  grid: [
    { row: 1, lane: 1 },
    { row: 1, lane: 2 },
    { row: 1, lane: 3 },
    { row: 2, lane: 1 },
    { row: 2, lane: 2 },
    { row: 2, lane: 3 },
  ],
} as const satisfies RoadFile;

export const lanternPassNames: CircuitNames = {
  en: 'Lantern Pass',
  fr: 'Col de la Lanterne',
  pt: 'Portela da Lanterna',
};
