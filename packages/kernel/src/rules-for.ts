import { isContentProblem, valuesOf, type ContentProblem, type OwnContent } from './content.ts';
import type { GameRecord } from './record.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import type { Rules, ViewShape } from './rules.ts';

/** The rules that a game begun under those rulings is played by. */
export function rulesUnder<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  rulings: number,
): Rules<Options, State, View, Fact> | undefined {
  return rulings === rules.rulings ? rules : rules.under?.(rulings);
}

/** The rules for a game with this content, which is bounded and checked; or what is wrong with it. */
export function rulesWithContent<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  content: OwnContent | undefined,
): Rules<Options, State, View, Fact> | Refusal {
  if (content === undefined) return rules;
  const [name = ''] = Object.keys(content);
  return rules.withContent?.(content) ?? refuse('unknown-content', 'content', { content: name, at: '' });
}

/** Why there are no rules to play a record's game again by. */
export type NoRules =
  | ContentProblem
  | { readonly code: 'other-rulings' | 'unknown-content'; readonly found: string }
  | { readonly code: 'bad-content'; readonly found: string; readonly refusal: Refusal };

/** The rules that a record's game was played by: with its own content, under its own rulings. */
export function rulesFor<Options, State, View extends ViewShape, Fact>(
  newest: Rules<Options, State, View, Fact>,
  { rulings, content }: Pick<GameRecord, 'rulings' | 'content'>,
  /** For content that the record has by digest alone. */
  given?: OwnContent,
): Rules<Options, State, View, Fact> | NoRules {
  const own = content && valuesOf(content, given);
  if (own !== undefined && newest.withContent === undefined) {
    return { code: 'unknown-content', found: Object.keys(content ?? {})[0] ?? '' };
  }
  if (own !== undefined && isContentProblem(own)) return own;
  const rules = rulesWithContent(newest, own);
  if (isRefusal(rules))
    return { code: 'bad-content', found: String(rules.params['content']), refusal: rules };
  return rulesUnder(rules, rulings) ?? { code: 'other-rulings', found: String(rulings) };
}
