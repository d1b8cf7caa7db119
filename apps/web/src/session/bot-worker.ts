import type { Answer, BotReply, BotRequest, GameBots } from '@paddock/bots';
import { canonical, contentDigest, type OwnContent } from '@paddock/kernel';
import type { BotTask } from '@paddock/table';
import { randomHex } from './random.ts';

/** What a bot may take for one answer before a simpler one is asked. */
const PATIENCE_MS = 8000;

/** More than any level can use: what ends its thinking is the patience above. */
const ITERATIONS = 100_000;

/** A script of its own beside the page's: the two share the rules. */
function scriptOf(game: string): string {
  return import.meta.env.DEV ? `/src/${game}/bots/worker.ts` : `/bots-${game}.js`;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The bots' thread. It gets the bytes of a seat's view and nothing else. */
export class BotWorker {
  readonly #game: string;
  readonly #simplest: string;
  readonly #standIn: string;
  readonly #content: BotRequest['content'] | undefined;
  readonly #seedOf: (task: BotTask<unknown>) => string;
  #worker: Worker | undefined;
  #count = 0;
  #hasLeft = false;
  readonly #waiting = new Map<number, Waiting>();

  /** `content`: what the table plays with besides what the program has. `seedOf`: what a bot's own dice come from; by chance, if the same question may get another answer. */
  constructor(
    { game, simplest, standIn }: Pick<GameBots, 'game' | 'simplest' | 'standIn'>,
    content?: OwnContent,
    seedOf: (task: BotTask<unknown>) => string = () => randomHex(16),
  ) {
    this.#game = game.rules.game;
    this.#simplest = simplest;
    this.#standIn = standIn;
    this.#content = content && { digest: contentDigest(content), value: content };
    this.#seedOf = seedOf;
  }

  /** A stuck or broken bot is stopped, and the simplest level answers in its place. */
  async answer(task: BotTask<unknown>): Promise<readonly string[]> {
    return (await this.consider(task)).do;
  }

  /** The same, with what it was preferred to. */
  async consider(task: BotTask<unknown>): Promise<Answer> {
    try {
      return await this.#ask(task.view, task.level, this.#seedOf(task));
    } catch (error) {
      if (this.#hasLeft) throw error;
      this.#stopWorker();
      return this.#ask(task.view, this.#simplest, this.#seedOf(task));
    }
  }

  /** What a level would do, and why; without one, the level that plays for people who are away. */
  advise(view: unknown, level = this.#standIn): Promise<Answer> {
    return this.#ask(view, level, randomHex(16));
  }

  close(): void {
    this.#hasLeft = true;
    this.#stopWorker();
  }

  #stopWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error('the bots have left'));
  }

  #ask(view: unknown, level: string, seed: string): Promise<Answer> {
    const id = ++this.#count;
    const content = this.#content;
    const request: BotRequest = {
      id,
      game: this.#game,
      level,
      view: canonical(view),
      seed,
      iterations: ITERATIONS,
      // A thread gets the content with its first question, and remembers it.
      ...(content && { content: this.#worker ? { digest: content.digest } : content }),
    };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#waiting.get(id)?.reject(new Error('too slow')), PATIENCE_MS);
      const settle = () => {
        clearTimeout(timer);
        this.#waiting.delete(id);
      };
      this.#waiting.set(id, {
        resolve: (answer) => {
          settle();
          resolve(answer);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
      this.#started().postMessage(request);
    });
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(scriptOf(this.#game), { type: 'module', name: 'bots' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
      const waiting = this.#waiting.get(data.id);
      if (data.ok) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.refusal.code));
    });
    worker.addEventListener('error', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the bots failed'));
    });
    this.#worker = worker;
    return worker;
  }
}
