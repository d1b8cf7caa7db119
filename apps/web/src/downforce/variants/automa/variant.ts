import type { PageVariant } from '../../variant.ts';
import { AutomaMark } from './automa-mark.tsx';
import { AutomaSheet } from './automa-sheet.tsx';
import { UltraLine } from './ultra-line.tsx';

/** D-V8 */
export const automas: PageVariant = {
  Afterwards: UltraLine,
  SeatMark: AutomaMark,
  SeatCards: AutomaSheet,
};
