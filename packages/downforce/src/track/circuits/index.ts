import type { RoadFile } from '../file.ts';
import type { MeasureName } from '../measure.ts';
import type { CircuitAbout } from './about.ts';
import { marinaBay, marinaBayAbout } from './marina-bay/road.ts';
import { riverStation, riverStationAbout } from './river-station/road.ts';
import { foundryYard, foundryYardAbout } from './foundry-yard/road.ts';
import { saltpan, saltpanAbout } from './saltpan/road.ts';
import { castleGate, castleGateAbout } from './castle-gate/road.ts';
import { lanternPass, lanternPassAbout } from './lantern-pass/road.ts';

/** D-C4: the roads of our circuits, by id: all that the rules read. */
export const ROADS = {
  'marina-bay': marinaBay,
  'river-station': riverStation,
  'foundry-yard': foundryYard,
  saltpan: saltpan,
  'castle-gate': castleGate,
  'lantern-pass': lanternPass,
} as const satisfies Record<string, RoadFile>;

export type CircuitId = keyof typeof ROADS;

export const CIRCUIT_IDS = Object.keys(ROADS) as readonly CircuitId[];

const ABOUT: Readonly<Record<CircuitId, CircuitAbout>> = {
  'marina-bay': marinaBayAbout,
  'river-station': riverStationAbout,
  'foundry-yard': foundryYardAbout,
  saltpan: saltpanAbout,
  'castle-gate': castleGateAbout,
  'lantern-pass': lanternPassAbout,
};

/**
 * The figures of `measureTrack` that a circuit leaves on purpose; docs/tracks.md says why.
 */
export const STRETCHED: Readonly<Partial<Record<CircuitId, readonly MeasureName[]>>> = {
  'foundry-yard': ['spaces'],
  saltpan: ['shortestLap', 'spaces', 'singleLaneStretches'],
};

/** What a language says about a circuit; without its own name, the file's. */
export function aboutCircuit(
  id: CircuitId,
  language: string,
): { readonly name: string; readonly text: string } {
  const about = ABOUT[id][language];
  return { name: about?.name ?? ROADS[id].name, text: about?.text ?? '' };
}
