import type { TrackFile } from '../file.ts';
import { readTrack } from '../read.ts';
import type { DrawnTrack } from '../lay.ts';
import { marinaBayScenery } from './marina-bay-scenery.ts';
import { riverStationScenery } from './river-station-scenery.ts';
import { ROADS, type CircuitId } from './roads.ts';

/** D-C4: the two circuits of the box, by id. */
export const CIRCUITS = {
  'marina-bay': {
    ...ROADS['marina-bay'],
    note: 'An original circuit, drawn for Paddock. Of the printed board only this is known, and kept: a harbour street circuit in the spirit of Monaco, one lap, six staggered grid spaces, an early choke and several narrow places, yellow lines near a quarter, a half and three quarters of the lap. Every space and every corner is our own design.',
    scenery: marinaBayScenery,
  },
  'river-station': {
    ...ROADS['river-station'],
    note: 'An original circuit, drawn for Paddock. Of the printed board only this is known, and kept: a circuit in the spirit of the old Nürburgring, one lap, six staggered grid spaces, an early choke and several narrow places, yellow lines near a quarter, a half and three quarters of the lap. Every space and every corner is our own design.',
    scenery: riverStationScenery,
  },
} as const satisfies Record<CircuitId, TrackFile>;

const built = new Map<CircuitId, DrawnTrack>();

/** Built when first asked for, and then shared: a track never changes. */
export function circuit(id: CircuitId): DrawnTrack {
  const known = built.get(id);
  if (known !== undefined) return known;
  const reading = readTrack(CIRCUITS[id]);
  if (!reading.ok) throw new Error(`the built-in circuit ${id} is not a track`);
  built.set(id, reading.track);
  return reading.track;
}
