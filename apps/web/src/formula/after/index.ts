import './after.css';

export { Chart } from './chart.tsx';
export { Discards } from './discards.tsx';
export { Results } from './results.tsx';
export { SeasonTables } from './season-table.tsx';
