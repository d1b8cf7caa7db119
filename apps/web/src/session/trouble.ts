import { BehindError } from './store.ts';

/** What stopped the game. Nothing that was shown is lost. */
export type Trouble = 'elsewhere' | 'not-saved' | 'salt-missing' | 'bot-failed';

export function troubleOf(error: unknown): Trouble {
  return error instanceof BehindError ? 'elsewhere' : 'not-saved';
}
