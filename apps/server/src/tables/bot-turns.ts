import { randomBytes } from 'node:crypto';
import { fastChance, isRefusal, type Refusal, type ViewShape } from '@paddock/kernel';
import type { Accepted, BotTask } from '@paddock/table';
import { anyLegalTurn } from '@paddock/bots';
import { simplestOf } from '../find-game.ts';
import type { AnyRules, AnyTable } from './any-table.ts';
import type { Decision } from './decision.ts';
import { playBot } from './decide.ts';
import type { LiveTable } from './live-table.ts';
import type { TableContent } from './own-content.ts';

export interface Thinker {
  /** A bot's answer; never rejects, and takes bounded time. */
  think(
    game: string,
    level: string,
    view: unknown,
    content: TableContent | undefined,
  ): Promise<readonly string[] | undefined>;
}

/** The room that the bots sit in. */
interface BotRoom {
  play(decide: (table: LiveTable) => Decision<Accepted> | Refusal): Promise<Accepted | Refusal>;
  /** False: the question is still open. */
  settled(hasAnswered: boolean): void;
  failed(error: unknown): void;
}

/** Not a level: any legal turn, where no level has answered. */
const ANY = '';
/** The store was away, or others' events took every place in the log. */
const STILL_OPEN = new Set(['not-saved', 'too-busy']);

/** Bots and stand-ins that think about a question of one table. */
export class BotTurns {
  readonly #rules: AnyRules;
  readonly #content: TableContent | undefined;
  readonly #thinker: Thinker;
  readonly #room: BotRoom;
  /** Questions that a bot is thinking about, by seat and number. */
  readonly #open = new Set<string>();
  #isStopped = false;

  constructor({ rules, content }: Pick<LiveTable, 'rules' | 'content'>, thinker: Thinker, room: BotRoom) {
    this.#rules = rules;
    this.#content = content;
    this.#thinker = thinker;
    this.#room = room;
  }

  get isIdle(): boolean {
    return this.#open.size === 0;
  }

  /** Whether a bot has to act and is not thinking yet. */
  isWaiting(table: AnyTable): boolean {
    return table.botTasks().some((task) => !this.#open.has(questionOf(task)));
  }

  ask(table: AnyTable | undefined): void {
    for (const task of table?.botTasks() ?? []) {
      const question = questionOf(task);
      if (this.#open.has(question)) continue;
      this.#open.add(question);
      const settle = (hasAnswered: boolean) => {
        this.#open.delete(question);
        this.#room.settled(hasAnswered);
      };
      this.#think(task).then(settle, () => settle(false));
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  #thinks(level: string, view: ViewShape): Promise<readonly string[] | undefined> {
    return this.#thinker.think(this.#rules.game, level, view, this.#content);
  }

  /** The level that was asked for, then the simplest, then any legal turn. False: the question is still open. */
  async #think({ seat, level, asked, view }: BotTask<ViewShape>): Promise<boolean> {
    const anyTurn = () => anyLegalTurn(this.#rules, view, seat, fastChance(randomBytes(16).toString('hex')));
    for (const tried of new Set([level, simplestOf(this.#rules.game) ?? ANY, ANY])) {
      const texts = tried === ANY ? anyTurn() : await this.#thinks(tried, view);
      if (this.#isStopped) return true;
      if (texts === undefined) continue;
      const answer = await this.#room.play((table) => playBot(table, { seat, asked, do: texts }));
      if (!isRefusal(answer)) return true;
      if (STILL_OPEN.has(answer.code)) return false;
      // A stale question or a person who is back: somebody else has answered.
      if (answer.rule === 'table') return true;
      this.#room.failed(new Error(`a bot of level ${tried} was refused: ${answer.code}`));
    }
    return false;
  }
}

function questionOf({ seat, asked }: BotTask<ViewShape>): string {
  return `${seat} ${asked}`;
}
