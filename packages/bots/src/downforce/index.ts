/** For a worker that plays only Downforce. */
export { answerRequest } from '../request.ts';
export { DOWNFORCE_BOTS } from './levels.ts';
