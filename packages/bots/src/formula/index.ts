/** What a thread that plays Formula alone needs. */
export { answerRequest } from '../request.ts';
export { FORMULA_BOTS } from './levels.ts';
