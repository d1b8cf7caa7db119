import type { OwnContent } from './content.ts';
import { refuse, type Refusal } from './refusal.ts';
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
