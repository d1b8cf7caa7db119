import type { RoadFile, TrackFile } from '../file.ts';
import type { CircuitAbout } from './about.ts';
import { marinaBay, marinaBayAbout } from './marina-bay/road.ts';
import { marinaBayDrawing } from './marina-bay/scenery.ts';
import { riverStation, riverStationAbout } from './river-station/road.ts';
import { riverStationDrawing } from './river-station/scenery.ts';

/** D-C4: the roads of our circuits, by id: all that the rules read. */
export const ROADS = {
  'marina-bay': marinaBay,
  'river-station': riverStation,
} as const satisfies Record<string, RoadFile>;

export type CircuitId = keyof typeof ROADS;

export const CIRCUIT_IDS = Object.keys(ROADS) as readonly CircuitId[];

/** With their scenery. Bundles that do not import this leave the scenery out. */
export const CIRCUITS = {
  'marina-bay': { ...marinaBay, ...marinaBayDrawing },
  'river-station': { ...riverStation, ...riverStationDrawing },
} as const satisfies Record<CircuitId, TrackFile>;

const ABOUT: Readonly<Record<CircuitId, CircuitAbout>> = {
  'marina-bay': marinaBayAbout,
  'river-station': riverStationAbout,
};

/** What a language says about a circuit; without its own name, the file's. */
export function aboutCircuit(
  id: CircuitId,
  language: string,
): { readonly name: string; readonly text: string } {
  const about = ABOUT[id][language];
  return { name: about?.name ?? ROADS[id].name, text: about?.text ?? '' };
}
