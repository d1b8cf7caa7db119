/** D-V6, as `rules/bytes.ts` is for the printed game. */
export { encodeSwap } from './swaps.ts';
export { PLAQUE, PREDICT, PREDICTING, STAND, SWAP, SWAPPING } from './terms.ts';
export { predictionAt } from './whispers.ts';
