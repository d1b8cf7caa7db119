import { CIRCUIT_IDS, circuitName, type CircuitId } from '@paddock/downforce';

/** Their names in each language are in their own files. */
export function circuitNames(language: string): Readonly<Record<CircuitId, string>> {
  return Object.fromEntries(CIRCUIT_IDS.map((id) => [id, circuitName(id, language)])) as Record<
    CircuitId,
    string
  >;
}
