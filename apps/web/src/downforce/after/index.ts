export { KeepPanel } from './keep-panel.tsx';
export { KnownSheet } from './known-sheet.tsx';
export { Results } from './results.tsx';
export { TallyTable } from './tally-table.tsx';
export { BetSlip } from '../bets/bet-slip.tsx';
