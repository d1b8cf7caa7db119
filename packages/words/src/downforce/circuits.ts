import { aboutCircuit, CIRCUIT_IDS } from '@paddock/downforce';
import type { Label } from '../game.ts';

/** The circuits by id; their names in each language are in their files. */
export function circuitLabels(language: string): Readonly<Record<string, Label>> {
  const entries = CIRCUIT_IDS.map((id) => {
    const { name: label, text } = aboutCircuit(id, language);
    return [id, { label, text }] as const;
  });
  return Object.fromEntries(entries);
}
