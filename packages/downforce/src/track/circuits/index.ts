import type { TrackFile } from '../file.ts';
import { readTrack } from '../read.ts';
import type { Track } from '../track.ts';
import { marinaBay } from './marinaBay.ts';
import { riverStation } from './riverStation.ts';

/** D-C4: the two circuits of the box, by id. */
export const CIRCUITS = {
  'marina-bay': marinaBay,
  'river-station': riverStation,
} as const satisfies Record<string, TrackFile>;

export type CircuitId = keyof typeof CIRCUITS;

export const CIRCUIT_IDS = Object.keys(CIRCUITS) as readonly CircuitId[];

const built = new Map<CircuitId, Track>();

/** Built when first asked for, and then shared: a track never changes. */
export function circuit(id: CircuitId): Track {
  const known = built.get(id);
  if (known !== undefined) return known;
  const reading = readTrack(CIRCUITS[id]);
  if (!reading.ok) throw new Error(`the built-in circuit ${id} is not a track`);
  built.set(id, reading.track);
  return reading.track;
}
