import type { RuleText } from '@paddock/words';
import type { RuleGuide } from '../help/rule-guide.ts';

/** One game's rules in one language. */
export interface RuleTexts {
  readonly title: string;
  readonly intro: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, RuleText>>;
}

export interface RuleEntry extends RuleText {
  readonly id: string;
}

export interface Chapter {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly RuleEntry[];
}

/** A game's rules, loaded; its texts follow the language of the page. */
export interface RuleBook {
  readonly texts: () => RuleTexts;
  readonly sections: readonly { readonly id: string; readonly rules: readonly string[] }[];
  readonly guide?: RuleGuide;
}

export function chaptersOf({ texts, sections }: RuleBook): Chapter[] {
  const { sections: names, rules } = texts();
  return sections.map(({ id, rules: ids }) => ({
    id,
    name: names[id] ?? '',
    rules: ids.flatMap((rule): RuleEntry[] =>
      rules[rule] === undefined ? [] : [{ id: rule, ...rules[rule] }],
    ),
  }));
}
