import { wayTexts } from './texts/index.ts';

export { AutomaMark } from '../automa/automa-mark.tsx';
export { AutomaSheet } from '../automa/automa-sheet.tsx';
export { UltraLine } from '../automa/ultra-line.tsx';
export { DiceBids } from '../dice/dice-bids.tsx';
export { LapStrip } from '../laps/lap-strip.tsx';
export { RestPanel } from '../tour/rest-panel.tsx';
export { TourTable } from '../tour/tour-table.tsx';

/** Await it before any of them is shown. */
export function ready(): Promise<void> {
  return wayTexts.ready();
}
