import type { Refusal } from '@paddock/kernel';
import { onlineTexts } from './texts/index.ts';
import { PROBLEM_CODES, type ProblemCode } from '@paddock/words/page/online';

function isKnown(code: string): code is ProblemCode {
  return PROBLEM_CODES.some((known) => known === code);
}

/** The server's own reasons; undefined where the reason is one of the game's rules. */
export function serverReason({ code }: Refusal): string | undefined {
  return isKnown(code) ? onlineTexts.texts.problems[code] : undefined;
}

export function problemText(refusal: Refusal): string {
  return serverReason(refusal) ?? onlineTexts.texts.problem(refusal.code);
}
