import type { RoadFile } from '../../reading/file.ts';
import { sectionsOf, STAGGERED_GRID } from '../../short-road.ts';
import type { CircuitNames } from '../names.ts';

/** Clockwise under the castle: room to pass until the old town, whose two gates decide late who comes first. */
export const castleGate = {
  format: 1,
  id: 'castle-gate',
  name: 'Castle Gate',
  shape: 'ring',
  direction: 'clockwise',
  heading: 0,
  sections: /* @__PURE__ */ sectionsOf(
    '6x3 r50:1,1,1@1.4 3x3 l50:2,1,1@1.4 2x3 3>2 r90:1,1@0.9 2x2 2>3 2x3 r90:1,2,2@1.3 7x3 r45:1,1,1@1.5 2x3 l45:1,1,1@1.5 3>2 2x2 2>1 4x1 1>2 r90:1,2@1.2 2>1 4x1 1>2 2>3 r90:1,2,2@1.3 6x3',
  ),
  lines: [6, 13, 21],
  grid: STAGGERED_GRID,
} as const satisfies RoadFile;

export const castleGateNames: CircuitNames = {
  en: 'Castle Gate',
  fr: 'Porte du Château',
  pt: 'Porta do Castelo',
};
