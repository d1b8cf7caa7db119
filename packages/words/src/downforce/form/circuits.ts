import { CIRCUIT_IDS, circuitName, loadCircuit, measureTrack, type Track } from '@paddock/downforce';
import type { Label } from '../../game.ts';

/** What matters to who chooses a circuit, from its road alone: one of somebody's own has it too. */
export interface CircuitFigures {
  readonly shape: 'ring' | 'open';
  /** Steps of the shortest lap. */
  readonly lap: number;
  /** How much of it is one or two lanes wide, in percent to the nearest five; 0: nowhere. */
  readonly narrow: number;
  /** Stretches of one lane. */
  readonly singleLanes: number;
  /** Where the first of them is. */
  readonly first: 'early' | 'midway' | 'late';
}

export type CircuitText = (figures: CircuitFigures) => string;

export function circuitFigures(track: Track): CircuitFigures {
  const { shortestLap, chokes } = measureTrack(track);
  const rows = chokes.reduce((sum, { spaces, lanes }) => sum + spaces / lanes, 0);
  const singles = chokes.filter(({ lanes }) => lanes === 1);
  const way = (singles[0]?.afterSteps ?? 0) / shortestLap;
  return {
    shape: track.ring ? 'ring' : 'open',
    lap: shortestLap,
    narrow: rows === 0 ? 0 : Math.max(5, 5 * Math.round((20 * rows) / shortestLap)),
    singleLanes: singles.length,
    first: way < 0.4 ? 'early' : way < 0.6 ? 'midway' : 'late',
  };
}

/** Measured once for all languages. */
const OURS = CIRCUIT_IDS.map((id) => [id, circuitFigures(loadCircuit(id))] as const);

export function circuitLabels(language: string, text: CircuitText): Readonly<Record<string, Label>> {
  return Object.fromEntries(
    OURS.map(([id, figures]) => [id, { label: circuitName(id, language), text: text(figures) }]),
  );
}
