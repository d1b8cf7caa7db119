export { BetSlip } from './bet-slip.tsx';
export { KnownSheet } from './known-sheet.tsx';
export { Results } from './results.tsx';
