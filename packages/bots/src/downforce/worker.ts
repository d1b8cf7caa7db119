import { downforce } from '@paddock/downforce';
import { answerer } from '../answerer.ts';
import { answerWith, type BotReply } from '../request.ts';
import { BOTS } from './bots.ts';

const answer = answerer(downforce, new Map(Object.entries(BOTS)));

/** What a worker of this game alone does with a message. */
export function answerRequest(data: unknown): BotReply {
  return answerWith((game) => (game === downforce.game ? answer : undefined), data);
}
