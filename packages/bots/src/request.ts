import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import type { Answer } from './bot.ts';
import type { AskedContent } from './content/content.ts';
import type { GameBots } from './game-bots.ts';

/** A question to a bot, as sent to a worker. */
export interface BotRequest {
  /** Comes back with the reply. */
  readonly id: number;
  readonly game: string;
  readonly level: string;
  /** Canonical JSON of the seat's view: all that the bot knows. */
  readonly view: string;
  /** The same view, seed and iterations give the same answer. */
  readonly seed: string;
  /** For the whole turn. */
  readonly iterations: number;
  /** What the table plays with instead of ours. */
  readonly content?: AskedContent;
}

export type BotReply =
  | { readonly id: number; readonly ok: true; readonly answer: Answer }
  | { readonly id: number; readonly ok: false; readonly refusal: Refusal };

/** More than any level can use. */
export const ENOUGH_ITERATIONS = 100_000;

/** The bots of a table with custom content: `botsWithContent`, if the worker needs it. */
type BringContent = (bots: GameBots, content: AskedContent) => GameBots | Refusal;

const takesNone: BringContent = () => refuse('unknown-content', 'bots');

/**
 * What a worker does with any message; its entry only passes data in and the reply out. A worker for one game gets only
 * that game's bots.
 */
export function answerRequest(
  games: readonly GameBots[],
  data: unknown,
  shouldStop?: () => boolean,
  bring = takesNone,
): BotReply {
  if (!isBotRequest(data)) return { id: idOf(data), ok: false, refusal: refuse('bad-request', 'bots') };
  const { id } = data;
  try {
    const answer = think(games, data, shouldStop, bring);
    return isRefusal(answer) ? { id, ok: false, refusal: answer } : { id, ok: true, answer };
  } catch (error) {
    // A view can parse and still be nonsense, which must not crash the worker.
    const message = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    return { id, ok: false, refusal: refuse('bot-failed', 'bots', { message }) };
  }
}

function think(
  games: readonly GameBots[],
  { game, level, view, seed, iterations, content }: BotRequest,
  shouldStop: (() => boolean) | undefined,
  bring: BringContent,
): Answer | Refusal {
  const printed = games.find((each) => each.game.rules.game === game);
  if (printed === undefined) return refuse('unknown-game', 'bots', { game: game.slice(0, 40) });
  const bots = content === undefined ? printed : bring(printed, content);
  return isRefusal(bots) ? bots : bots.answer(level, view, seed, { iterations, shouldStop });
}

function isBotRequest(data: unknown): data is BotRequest {
  if (!isFields(data)) return false;
  const { id, game, level, view, seed, iterations } = data;
  return (
    Number.isInteger(id) &&
    [game, level, view, seed].every((text) => typeof text === 'string') &&
    typeof iterations === 'number' &&
    iterations >= 1
  );
}

function isFields(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

/** −1: the message does not say which question it is. */
function idOf(data: unknown): number {
  return isFields(data) && typeof data['id'] === 'number' ? data['id'] : -1;
}
