import {
  downforceGameWith,
  isPrinted,
  PRINTED_CONTENT,
  rulesWith,
  type DownforceRules,
} from '@paddock/downforce';
import { eraseGame, isRefusal, type AnyGame } from '@paddock/kernel';
import type { Need } from '../game/page-game.ts';

/** The rules without variants. */
export const printedDownforce = rulesWith(PRINTED_CONTENT, []);

/** Whether the printed game is all that a table needs. */
export function isPrintedGame(need: Need): boolean {
  if (typeof need === 'string') return need === 'defaults';
  return need.content === undefined && isPrinted(need.options);
}

export async function loadDownforce(need: Need): Promise<AnyGame> {
  return eraseGame(downforceGameWith(await loadRules(need)));
}

/** Variants, and what reads a custom deck or track, are fetched with the first table that needs them. */
export async function loadRules(need: Need): Promise<DownforceRules> {
  if (isPrintedGame(need)) return printedDownforce;
  const { downforce } = await import('@paddock/downforce/whole');
  if (typeof need === 'string' || need.content === undefined) return downforce;
  const own = downforce.withContent?.(need.content);
  // Opening the table says what is wrong with its content.
  return own === undefined || isRefusal(own) ? downforce : own;
}
