import { contentDigest, type Content, type OwnContent } from '../content.ts';
import type { GameRecord } from '../record.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { Rules, ViewShape } from '../rules.ts';
import { rulesUnder, rulesWithContent } from '../rules-under.ts';

/** What is missing to play a record's game again. */
interface ContentProblem {
  readonly code: 'content-missing' | 'other-content';
  /** The content's name. */
  readonly found: string;
}

/** A record's content by value; `given`: for what it has by digest alone. */
function valuesOf(
  content: Readonly<Record<string, Content>>,
  given: OwnContent = {},
): OwnContent | ContentProblem {
  const own: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const [found, one] of Object.entries(content)) {
    const value = 'value' in one ? one.value : given[found];
    if (value === undefined) return { code: 'content-missing', found };
    if ('digest' in one && contentDigest(value) !== one.digest) return { code: 'other-content', found };
    own[found] = value;
  }
  return own;
}

/** The same; undefined if there is none, or if some of it is there by digest alone. */
export function ownContentOf({
  content,
}: {
  readonly content?: Readonly<Record<string, Content>>;
}): OwnContent | undefined {
  const own = content && valuesOf(content);
  return own === undefined || isContentProblem(own) ? undefined : own;
}

function isContentProblem(found: OwnContent | ContentProblem): found is ContentProblem {
  return typeof found['code'] === 'string';
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
