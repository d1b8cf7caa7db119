import { DOWNFORCE_BOTS } from './downforce/index.ts';
import { FORMULA_BOTS } from './formula/index.ts';
import type { GameBots } from './gameBots.ts';
import { answerWith, type BotReply } from './request.ts';

/** Another game is a folder beside `formula` and a line here. */
const GAMES: ReadonlyMap<string, GameBots> = new Map([
  ['formula', FORMULA_BOTS],
  ['downforce', DOWNFORCE_BOTS],
]);

export function botsOf(game: string): GameBots | undefined {
  return GAMES.get(game);
}

/** What a worker of all games does with a message. */
export function answerRequest(data: unknown, shouldStop?: () => boolean): BotReply {
  return answerWith((game) => botsOf(game)?.answer, data, shouldStop);
}
