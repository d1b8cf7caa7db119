/** What a thread that plays Downforce alone needs. */
export { answerRequest } from '../request.ts';
export { DOWNFORCE_BOTS } from './levels.ts';
