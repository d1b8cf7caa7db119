import { describe, expect, it } from 'vitest';
import { FIRST_SEALED, FIRST_SINGLE, OVER } from '../state/layout.ts';
import { VARIANTS } from '../variants/index.ts';
import { PRINTED_PHASES } from './index.ts';

const ALL = [...PRINTED_PHASES, ...VARIANTS.flatMap(({ phases = [] }) => phases)];

describe('phases', () => {
  it('have unique numbers and names, without gaps', () => {
    expect(ALL.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([...ALL.keys()]);
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  });

  it.each(ALL.map((phase) => [phase.name, phase] as const))('%s: its number says who acts', (_, phase) => {
    const seats = phase.number >= FIRST_SINGLE ? 'one' : phase.number >= FIRST_SEALED ? 'sealed' : 'table';
    expect(phase.who).toBe(phase.number === OVER ? 'nobody' : seats);
  });

  it.each(ALL.map((phase) => [phase.name, phase] as const))(
    '%s: the actor has something to do',
    (_, phase) => {
      expect(phase.roll !== undefined).toBe(phase.who === 'table');
      expect(phase.legal !== undefined && phase.question !== undefined).toBe(
        phase.who === 'one' || phase.who === 'sealed',
      );
    },
  );
});
