/** Why something is not allowed: a code for the words, the rule's id, and what the sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export function refuse<Code extends string>(
  code: Code,
  rule: string,
  params: Readonly<Record<string, string | number>> = {},
): Refusal<Code> {
  return { code, rule, params };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && 'rule' in value;
}
