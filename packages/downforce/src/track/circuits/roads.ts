import type { RoadFile } from '../file.ts';
import { layOut } from '../spaces.ts';
import { buildTrack, type Track } from '../track.ts';
import type { CircuitAbout } from './about.ts';
import { marinaBay, marinaBayAbout } from './marina-bay.ts';
import { riverStation, riverStationAbout } from './river-station.ts';

/** D-C4: the roads of the two circuits of the box, by id: all that the rules read. */
export const ROADS = {
  'marina-bay': marinaBay,
  'river-station': riverStation,
} as const satisfies Record<string, RoadFile>;

export type CircuitId = keyof typeof ROADS;

export const CIRCUIT_IDS = Object.keys(ROADS) as readonly CircuitId[];

/** A circuit without scenery and drawing, and without a check: that ours pass it is tested. */
export function roadOf(id: CircuitId): Track {
  const road = ROADS[id];
  return buildTrack({ ...road, note: '', scenery: [] }, layOut(road.sections));
}

const ABOUT: Readonly<Record<CircuitId, CircuitAbout>> = {
  'marina-bay': marinaBayAbout,
  'river-station': riverStationAbout,
};

/** What a language says of a circuit; without words of its own it has the file's name. */
export function aboutCircuit(
  id: CircuitId,
  language: string,
): { readonly name: string; readonly text: string } {
  const about = ABOUT[id][language];
  return { name: about?.name ?? ROADS[id].name, text: about?.text ?? '' };
}
