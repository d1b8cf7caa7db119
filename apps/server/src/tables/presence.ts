import { LIMITS } from '@paddock/protocol';
import type { Store } from '../store/port.ts';

interface Surroundings {
  readonly store: Pick<Store, 'saw' | 'lastSeen'>;
  now(): number;
  isOnline(person: string): boolean;
}

/** When people were last there. The store keeps it, for other processes and for the next start. */
export class Presence {
  readonly #around: Surroundings;
  /** Nobody could be there before this. */
  readonly #since: number;
  /** Not written down yet. */
  #seen = new Set<string>();

  constructor(around: Surroundings) {
    this.#around = around;
    this.#since = around.now();
  }

  saw(person: string): void {
    this.#seen.add(person);
  }

  async write(): Promise<void> {
    const people = [...this.#seen];
    if (people.length === 0) return;
    this.#seen = new Set();
    try {
      await this.#around.store.saw(people, this.#around.now());
    } catch (error) {
      for (const person of people) this.#seen.add(person);
      throw error;
    }
  }

  /** The host of a running game may give such a person's seat to somebody else. */
  async isLongAway(person: string): Promise<boolean> {
    const around = this.#around;
    if (around.isOnline(person) || this.#seen.has(person)) return false;
    const seen = (await around.store.lastSeen(person)) ?? 0;
    return around.now() - Math.max(seen, this.#since) >= LIMITS.away;
  }
}
