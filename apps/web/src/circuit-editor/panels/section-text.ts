import type { Section } from '@paddock/downforce';
import type { Parts } from '@paddock/words';

type CircuitEditorTexts = Parts['circuitEditor'];

/** A section in one line. */
export function sectionText(texts: CircuitEditorTexts, section: Section): string {
  switch (section.kind) {
    case 'straight':
      return texts.straight(section.rows, section.lanes);
    case 'curve':
      return texts.bend(section.turn, section.angle, section.cells);
    case 'widening':
    case 'narrowing':
      return texts.taper(section.from, section.to);
  }
}
