import type { RoadFile } from '../../reading/file.ts';
import { sectionsOf, STAGGERED_GRID } from '../../short-road.ts';
import type { CircuitNames } from '../names.ts';

/** Anticlockwise round the pans: the longest lap, three lanes wide but for one early causeway of two. */
export const saltpan = {
  format: 1,
  id: 'saltpan',
  name: 'Saltpan',
  shape: 'ring',
  direction: 'anticlockwise',
  heading: 0,
  sections: /* @__PURE__ */ sectionsOf(
    '7x3 l90:2,2,2@1.7 3>2 4x2 2>3 2x3 l90:2,2,3@1.9 3x3 l60:1,1,2@1.7 3x3 r60:2,1,1@1.7 2x3 r60:2,1,1@1.7 4x3 l110:2,3,3@1.8 5x3 l30:1,1,1@2 1x3 4x3 l100:2,2,3@1.7 10x3',
  ),
  lines: [5, 12, 19],
  grid: STAGGERED_GRID,
} as const satisfies RoadFile;

export const saltpanNames: CircuitNames = { en: 'Saltpan', fr: 'Les Salines', pt: 'Salinas' };
