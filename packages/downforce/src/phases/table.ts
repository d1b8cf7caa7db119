import type { Phase } from '../state/game.ts';

/** Phases by number; those of variants that are not loaded are left out. */
export function phaseTable(phases: readonly Phase[]): readonly Phase[] {
  const table: Phase[] = [];
  for (const phase of phases) table[phase.number] = alike(phase);
  return table;
}

export function withPhase(phases: readonly Phase[], phase: Phase): readonly Phase[] {
  return phases.with(phase.number, alike(phase));
}

/** Gives all phases the same fields in the same order, which JavaScript engines read faster. */
function alike({ number, name, who, verbs, question, notAsked, legal, refusal, roll, apply }: Phase): Phase {
  return { number, name, who, verbs, question, notAsked, legal, refusal, roll, apply } as Phase;
}
