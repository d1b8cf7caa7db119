/**
 * The state's bytes, for players that look at thousands of games a second: what rollouts read instead of views. A bot that
 * decides for a seat must have imagined the state from what that seat sees.
 */
export { colourOf, LINE_SLOTS, numberOf } from '../deck/deck.ts';
export { betAt } from '../phases/bets.ts';
export { exitIn } from '../track/packed-road.ts';
export { exitsInLap } from '../phases/steps.ts';
export { RESTING } from '../variants/tour/terms.ts';
export { spaceOf } from '../state/access.ts';
export { DECLARE, encode, ENOUGH, HOME_STEP, stepTo, thingOf, verbOf } from '../state/action.ts';
export { WILD } from '../state/cars.ts';
export { handAt } from '../state/hands.ts';
export * from '../state/layout.ts';
export { noteOrder } from '../state/noted-orders.ts';
export { rankOf } from '../state/orders.ts';
export { standingOf } from '../state/standing.ts';
export { moneyScores } from '../scoring/scoring.ts';
