export { challenge, type ChallengeOptions } from './challenge.ts';
export { DOWNFORCE_GAUGE } from './downforce-gauge.ts';
export { FORMULA_GAUGE } from './formula-gauge.ts';
export { bothGauges, rolloutGauge, type Gauge } from './gauge.ts';
export {
  gamesOfDeal,
  playLadderGame,
  resultBySeat,
  type LadderGame,
  type LadderTable,
  type Pair,
  type PlayedGame,
} from './ladder-game.ts';
export { ratingsOf, type Rating } from './rating.ts';
export { rowOf, wholeDeals, type Row, type Savings, type Side, type Times } from './row.ts';
