import { levelOfBot } from '@paddock/bots';
import type { TableContent } from '../tables/own-content.ts';
import { BotPool, type PoolListener, type PoolSettings } from './pool.ts';

/**
 * Levels that search long have separate threads, half as many: they keep only each other waiting. A
 * thread starts when it is first needed.
 */
export class BotThreads {
  readonly #quick: BotPool;
  readonly #strong: BotPool;
  readonly #isStrong: (game: string, bot: string) => boolean;

  constructor(
    settings: PoolSettings,
    listener: PoolListener,
    isStrong: (game: string, bot: string) => boolean,
    entry?: URL,
  ) {
    this.#isStrong = isStrong;
    const { threads, limitMs } = settings;
    const byLevel: PoolListener = {
      answered: (bot, milliseconds) => listener.answered(levelOfBot(bot), milliseconds),
      killed: (bot) => listener.killed(levelOfBot(bot)),
    };
    this.#quick = new BotPool(settings, byLevel, entry);
    // Searching takes its time: none of them is late before its limit.
    const own = { ...settings, threads: Math.ceil(threads / 2), lateMs: limitMs };
    this.#strong = new BotPool(own, byLevel, entry);
  }

  /** Undefined: it failed, or took too long. */
  think(
    game: string,
    bot: string,
    view: unknown,
    content?: TableContent,
  ): Promise<readonly string[] | undefined> {
    const pool = this.#isStrong(game, bot) ? this.#strong : this.#quick;
    return pool.think(game, bot, view, content);
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#strong.close()]);
  }
}
