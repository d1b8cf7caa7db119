export { BetSlip } from './bet-slip.tsx';
export { KeepPanel } from './keep-panel.tsx';
export { KnownSheet } from './known-sheet.tsx';
export { Results } from './results.tsx';
