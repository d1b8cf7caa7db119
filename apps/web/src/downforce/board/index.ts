export { Board } from './board.tsx';
export { RaceStrip } from './race-strip.tsx';
