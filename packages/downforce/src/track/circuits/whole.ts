import type { TrackFile } from '../reading/file.ts';
import type { CircuitId } from './index.ts';
import { marinaBay } from './marina-bay/road.ts';
import { marinaBayDrawing } from './marina-bay/scenery.ts';
import { riverStation } from './river-station/road.ts';
import { riverStationDrawing } from './river-station/scenery.ts';
import { foundryYard } from './foundry-yard/road.ts';
import { foundryYardDrawing } from './foundry-yard/scenery.ts';
import { saltpan } from './saltpan/road.ts';
import { saltpanDrawing } from './saltpan/scenery.ts';
import { castleGate } from './castle-gate/road.ts';
import { castleGateDrawing } from './castle-gate/scenery.ts';
import { lanternPass } from './lantern-pass/road.ts';
import { lanternPassDrawing } from './lantern-pass/scenery.ts';

/** Our circuits with their scenery. What does not import this leaves the scenery out. */
export const CIRCUITS = {
  'marina-bay': { ...marinaBay, ...marinaBayDrawing },
  'river-station': { ...riverStation, ...riverStationDrawing },
  'foundry-yard': { ...foundryYard, ...foundryYardDrawing },
  saltpan: { ...saltpan, ...saltpanDrawing },
  'castle-gate': { ...castleGate, ...castleGateDrawing },
  'lantern-pass': { ...lanternPass, ...lanternPassDrawing },
} as const satisfies Record<CircuitId, TrackFile>;
