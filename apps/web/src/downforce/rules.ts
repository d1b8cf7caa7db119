import {
  downforceGameWith,
  isPrinted,
  PRINTED_CONTENT,
  rulesWith,
  type DownforceRules,
} from '@paddock/downforce';
import { eraseGame, type AnyGame } from '@paddock/kernel';
import type { Need } from '../game/page-game.ts';

/** The rules without variants. */
export const printedDownforce = rulesWith(PRINTED_CONTENT, []);

/** Whether the printed game is all that a table needs. */
export function isPrintedGame(need: Need): boolean {
  return need === 'defaults' || (need !== 'everything' && isPrinted(need.options));
}

export async function loadDownforce(need: Need): Promise<AnyGame> {
  return eraseGame(downforceGameWith(await loadRules(need)));
}

/** The variants are fetched with the first table that plays one. */
export async function loadRules(need: Need): Promise<DownforceRules> {
  if (isPrintedGame(need)) return printedDownforce;
  const { VARIANTS } = await import('@paddock/downforce/variants');
  return rulesWith(PRINTED_CONTENT, VARIANTS);
}
