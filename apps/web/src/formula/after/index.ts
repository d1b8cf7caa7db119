export { Chart } from './chart.tsx';
export { Results } from './results.tsx';
export { SeasonTable } from './season-table.tsx';
