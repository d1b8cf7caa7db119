import {
  isPrinted,
  PRINTED_CONTENT,
  rulesWith,
  type DownforceOptions,
  type DownforceRules,
} from '@paddock/downforce';
import type { Played } from '../games/names.ts';

/** The rules without variants. */
export const printedDownforce = rulesWith(PRINTED_CONTENT, []);

let whole: DownforceRules | undefined;

/** Whether the printed game is all that a table needs. */
export function isPrintedGame(played: Played): boolean {
  return played === 'new' || (played !== 'anything' && isPrinted(played.options));
}

/** The rules for what is played; what only other ways to play need is fetched with the first of them. */
export async function loadRules(played: Played): Promise<DownforceRules> {
  if (isPrintedGame(played)) return printedDownforce;
  whole ??= (await import('@paddock/downforce/whole')).downforce;
  return whole;
}

/** After `loadRules`. */
export function rulesFor(options: DownforceOptions): DownforceRules {
  const rules = isPrinted(options) ? printedDownforce : whole;
  if (rules === undefined) throw new Error('rules are used before loadRules()');
  return rules;
}
