import type { Refusal } from '@paddock/kernel';
import type { ListenIn } from './listen-in.ts';

/** An answer of a bot that was refused. */
export interface RefusedAnswer {
  /** As it came, shortened. */
  readonly said: string;
  readonly problem: Refusal;
  /** The actions that it was offered as legal. */
  readonly legal: readonly string[];
}

interface Question {
  readonly asked: number;
  readonly at: number;
  readonly legal: readonly string[];
}

interface Notes {
  question: Question | undefined;
  readonly times: number[];
  readonly refused: RefusedAnswer[];
}

/** The part of a message that is looked at. */
interface Heard {
  readonly type?: unknown;
  readonly table?: unknown;
  readonly id?: unknown;
  readonly asked?: unknown;
  readonly legal?: readonly string[];
  readonly problem?: Refusal;
}

const LONGEST = 200;

/** What a bot was asked at each table, how long it took to answer, and what was refused. */
export class Answers implements ListenIn {
  readonly #tables = new Map<string, Notes>();
  /** Messages that wait for their answer, by id. */
  readonly #sent = new Map<string, { readonly table: string; readonly text: string }>();
  readonly #greeted = Promise.withResolvers<void>();

  said(text: string): void {
    const { type, table, id, asked } = read(text);
    if (type === 'hello') this.#greeted.resolve();
    if (type !== 'play' || typeof table !== 'string' || typeof id !== 'string') return;
    this.#sent.set(id, { table, text });
    const notes = this.#at(table);
    const { question } = notes;
    if (question === undefined || question.asked !== asked) return;
    notes.times.push(performance.now() - question.at);
  }

  told(text: string): void {
    const { type, table, id, asked, legal, problem } = read(text);
    if (type === 'turn' && typeof table === 'string' && typeof asked === 'number') {
      this.#at(table).question = { asked, at: performance.now(), legal: legal ?? [] };
    } else if (type === 'ok') this.#sent.delete(String(id));
    else if (type === 'no' && problem !== undefined) {
      const sent = this.#sent.get(String(id));
      this.#sent.delete(String(id));
      const notes = this.#at(sent?.table ?? (typeof table === 'string' ? table : ''));
      const said = (sent?.text ?? '').slice(0, LONGEST);
      notes.refused.push({ said, problem, legal: notes.question?.legal ?? [] });
    }
  }

  async greeted(milliseconds: number): Promise<boolean> {
    const late = Promise.withResolvers<false>();
    const timer = setTimeout(() => late.resolve(false), milliseconds);
    // The caller may have given up.
    timer.unref();
    const isThere = await Promise.race([this.#greeted.promise.then(() => true), late.promise]);
    clearTimeout(timer);
    return isThere;
  }

  /** What there is of a table, and of messages that name none; it is forgotten then. */
  take(table: string): { readonly times: readonly number[]; readonly refused: readonly RefusedAnswer[] } {
    const [own, nowhere] = [this.#at(table), this.#at('')];
    this.#tables.delete(table);
    this.#tables.delete('');
    return { times: own.times, refused: [...own.refused, ...nowhere.refused] };
  }

  #at(table: string): Notes {
    let notes = this.#tables.get(table);
    if (notes === undefined) {
      notes = { question: undefined, times: [], refused: [] };
      this.#tables.set(table, notes);
    }
    return notes;
  }
}

function read(text: string): Heard {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
