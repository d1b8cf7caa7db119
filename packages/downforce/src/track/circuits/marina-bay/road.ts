import type { RoadFile } from '../../reading/file.ts';
import { sectionsOf, STAGGERED_GRID } from '../../short-road.ts';
import type { CircuitNames } from '../names.ts';

/**
 * Clockwise round the harbour: narrow up the hill, through the hairpins and in the tunnel, then wide, with a short run
 * to the line. The first narrow stretch is balanced: nearer the grid, or without it, the pole wins two races in five.
 */
export const marinaBay = {
  format: 1,
  id: 'marina-bay',
  name: 'Marina Bay',
  shape: 'ring',
  direction: 'clockwise',
  heading: 270,
  sections: /* @__PURE__ */ sectionsOf(
    '4x3 3>2 r70:1,2@1.2 2x2 l30:1,1@1.6 2>1 2x1 r70:2@1.5 1>2 2>3 r60:1,1,1@1.22 4x3 3>2 l150:3,2@1 1x2 2x2 r150:2,3@1.1 2>1 4x1 1>2 r45:1,1@1.3 2>3 r55:1,1,1@1.4 1x3 l40:1,1,1@1.5 2x3 r40:1,1,1@1.5 9x3 r90:1,2,3@1.3 4x3',
  ),
  lines: [9, 17, 27],
  grid: STAGGERED_GRID,
} as const satisfies RoadFile;

export const marinaBayNames: CircuitNames = { en: 'Marina Bay', pt: 'Marina' };
