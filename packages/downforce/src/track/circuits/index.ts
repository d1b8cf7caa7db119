import type { RoadFile } from '../reading/file.ts';
import type { MeasureName } from '../figures/measure.ts';
import type { CircuitNames } from './names.ts';
import { marinaBay, marinaBayNames } from './marina-bay/road.ts';
import { riverStation, riverStationNames } from './river-station/road.ts';
import { foundryYard, foundryYardNames } from './foundry-yard/road.ts';
import { saltpan, saltpanNames } from './saltpan/road.ts';
import { castleGate, castleGateNames } from './castle-gate/road.ts';
import { lanternPass, lanternPassNames } from './lantern-pass/road.ts';

/** D-C4. Written out, so that code that needs only the ids loads no road. */
export const CIRCUIT_IDS = [
  'marina-bay',
  'river-station',
  'foundry-yard',
  'saltpan',
  'castle-gate',
  'lantern-pass',
] as const;
export type CircuitId = (typeof CIRCUIT_IDS)[number];

/** The roads of our circuits, by id: all that the rules read. */
export const ROADS = {
  'marina-bay': marinaBay,
  'river-station': riverStation,
  'foundry-yard': foundryYard,
  saltpan: saltpan,
  'castle-gate': castleGate,
  'lantern-pass': lanternPass,
} as const satisfies Record<CircuitId, RoadFile>;

const NAMES: Readonly<Record<CircuitId, CircuitNames>> = {
  'marina-bay': marinaBayNames,
  'river-station': riverStationNames,
  'foundry-yard': foundryYardNames,
  saltpan: saltpanNames,
  'castle-gate': castleGateNames,
  'lantern-pass': lanternPassNames,
};

/** The figures of `measureTrack` that a circuit leaves on purpose; docs/tracks.md says why. */
export const STRETCHED: Readonly<Partial<Record<CircuitId, readonly MeasureName[]>>> = {
  saltpan: ['shortestLap', 'spaces', 'singleLaneStretches'],
};

export function circuitName(id: CircuitId, language: string): string {
  return NAMES[id][language] ?? NAMES[id].en;
}
