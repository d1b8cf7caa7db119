import { CIRCUIT_IDS, circuitName, type CircuitId } from '@paddock/downforce';
import type { Label } from '../game.ts';

/** Our circuits by id, each in a sentence. */
export type CircuitTexts = Readonly<Record<CircuitId, string>>;

/** Their names in each language are in their own files. */
export function circuitNames(language: string): Readonly<Record<CircuitId, string>> {
  return Object.fromEntries(CIRCUIT_IDS.map((id) => [id, circuitName(id, language)])) as Record<
    CircuitId,
    string
  >;
}

export function circuitLabels(language: string, texts: CircuitTexts): Readonly<Record<CircuitId, Label>> {
  const labels = CIRCUIT_IDS.map(
    (id) => [id, { label: circuitName(id, language), text: texts[id] }] as const,
  );
  return Object.fromEntries(labels) as Record<CircuitId, Label>;
}
