export { Chart } from './chart.tsx';
export { Discards } from './discards.tsx';
export { Results } from './results.tsx';
export { SeasonTable } from './season-table.tsx';
