import type { RoadFile } from '../../reading/file.ts';
import { sectionsOf, STAGGERED_GRID } from '../../short-road.ts';
import type { CircuitNames } from '../names.ts';

/** Clockwise between the halls: our shortest ring, with square corners, and one or two lanes for half of it. */
export const foundryYard = {
  format: 1,
  id: 'foundry-yard',
  name: 'Foundry Yard',
  shape: 'ring',
  direction: 'clockwise',
  heading: 270,
  sections: /* @__PURE__ */ sectionsOf(
    '3x3 l45:2,1,1@1.5 r45:1,1,1@1.5 2x3 r90:1,2,2@1.3 1x3 3>2 3x2 7x2 r90:1,1@0.9 3x2 2>1 4x1 1>2 1x2 r90:1,1@0.9 l90:1,1@0.9 1x2 r90:1,1@0.9 2>1 4x1 1>2 2>3 3x3 r90:1,2,2@1.3 8x3',
  ),
  lines: [9, 13, 22],
  grid: STAGGERED_GRID,
} as const satisfies RoadFile;

export const foundryYardNames: CircuitNames = { en: 'Foundry Yard', fr: 'La Fonderie', pt: 'Fundição' };
