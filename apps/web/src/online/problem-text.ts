import type { Refusal } from '@paddock/kernel';
import type { Parts } from '@paddock/words';
import { PROBLEM_CODES, type ProblemCode } from '@paddock/words/page/online';

function isKnown(code: string): code is ProblemCode {
  return PROBLEM_CODES.some((known) => known === code);
}

/** The server's own reasons; undefined if the reason is one of the game's rules. */
export function serverReason({ problems }: Parts['online'], { code }: Refusal): string | undefined {
  return isKnown(code) ? problems[code] : undefined;
}

/** `own`: a screen's words for its own refusals, by their codes. */
export function problemText(
  online: Parts['online'],
  refusal: Refusal,
  own: Readonly<Record<string, string>> = {},
): string {
  return own[refusal.code] ?? serverReason(online, refusal) ?? online.problem(refusal.code);
}
