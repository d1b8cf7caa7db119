export interface RuleText {
  readonly name: string;
  readonly text: string;
  /** What the rulebook leaves open and we decide. */
  readonly ruling?: string;
}
