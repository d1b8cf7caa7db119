import { formula } from '@paddock/formula';
import { answerer } from '../answerer.ts';
import { answerWith, type BotReply } from '../request.ts';
import { BOTS } from './bots.ts';

const answer = answerer(formula, new Map(Object.entries(BOTS)));

/** What a worker of this game alone does with a message. */
export function answerRequest(data: unknown): BotReply {
  return answerWith((game) => (game === formula.game ? answer : undefined), data);
}
