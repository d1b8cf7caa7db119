import type { RoadFile } from '../../reading/file.ts';
import { sectionsOf, STAGGERED_GRID } from '../../short-road.ts';
import type { CircuitNames } from '../names.ts';

/** Anticlockwise through the woods: narrow early and half way, then wide, with a long straight to the line. */
export const riverStation = {
  format: 1,
  id: 'river-station',
  name: 'River Station',
  shape: 'ring',
  direction: 'anticlockwise',
  heading: 0,
  sections: /* @__PURE__ */ sectionsOf(
    '4x3 3>2 l75:1,2@1.2 2x2 r45:1,1@1.4 2>1 2x1 l90:2 1>2 2>3 3x3 l110:1,2,3@1.3 4x3 3>2 2>1 r90:2 2x1 1>2 2>3 l85:1,2,2@1.25 3x3 r40:1,1,1@1.5 3x3 l55:1,1,1@1.4 3x3 l120:1,2,3@1.25 10x3',
  ),
  lines: [9, 17, 25],
  grid: STAGGERED_GRID,
} as const satisfies RoadFile;

export const riverStationNames: CircuitNames = { en: 'River Station', pt: 'Rio' };
