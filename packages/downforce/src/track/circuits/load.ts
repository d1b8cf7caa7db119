import type { DrawnTrack } from '../drawing/drawn-track.ts';
import { readTrack } from '../reading/read.ts';
import { layOut } from '../spaces.ts';
import { buildTrack, type Track } from '../track.ts';
import { ROADS, type CircuitId } from './index.ts';
import { CIRCUITS } from './whole.ts';

/** A circuit without scenery or drawing, and unchecked: tests check ours. */
export function loadCircuit(id: CircuitId): Track {
  const road = ROADS[id];
  return buildTrack({ ...road, note: '', scenery: [] }, layOut(road.sections));
}

const built = new Map<CircuitId, DrawnTrack>();

/** Built on first use, then shared: a track never changes. */
export function circuit(id: CircuitId): DrawnTrack {
  const known = built.get(id);
  if (known !== undefined) return known;
  const reading = readTrack(CIRCUITS[id]);
  if (!reading.ok) throw new Error(`${id} is not a track`);
  built.set(id, reading.track);
  return reading.track;
}
