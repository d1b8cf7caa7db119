import type { FactKind, Phase } from '@paddock/downforce';

/** What a variant changes in how a turn is planned and shown. */
export interface PlayedVariant {
  /** Answers given on a panel of its own, by their verbs; sealed, so that one replaces the other. */
  readonly answers?: readonly string[];
  /** Those of them that one touch never sends. */
  readonly confirmed?: readonly string[];
  /** An answer that is begun, but not an answer yet. */
  readonly sketch?: RegExp;
  /** An answer or a sketch without what was named last; null: nothing is left; undefined: not one of its own. */
  readonly shorter?: (text: string) => string | null | undefined;
  /** Questions that are asked of their own: a plan ends before them. */
  readonly questions?: readonly Phase[];
  /** How long a fact is shown, in milliseconds. */
  readonly pauses?: Partial<Readonly<Record<FactKind, number>>>;
}
