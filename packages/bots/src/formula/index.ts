/** For a worker that plays only Formula. */
export { answerRequest } from '../request.ts';
export { FORMULA_BOTS } from './levels.ts';
