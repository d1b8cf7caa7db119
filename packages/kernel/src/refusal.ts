/** Why something is not allowed: a code to look up the sentence, the rule's id, and the sentence's parameters. */
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
