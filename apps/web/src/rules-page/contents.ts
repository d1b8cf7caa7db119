import type { RuleText } from '@paddock/words';
import type { GameName } from '../games/names.ts';
import { Catalogue } from '../i18n/index.ts';

/** One game's rules in one language. */
export interface RuleBook {
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

type Sections = readonly { readonly id: string; readonly rules: readonly string[] }[];

/** A game's sections are fetched with its first book. */
const sections: Partial<Record<GameName, Sections>> = {};

const BOOKS: Readonly<Record<GameName, Catalogue<RuleBook>>> = {
  downforce: Catalogue.of('downforceRules'),
  formula: Catalogue.of('formulaRules'),
};

const SECTIONS: Readonly<Record<GameName, () => Promise<Sections>>> = {
  downforce: async () => (await import('@paddock/words/page/rules/downforce')).SECTIONS,
  formula: async () => (await import('@paddock/words/page/rules/formula')).SECTIONS,
};

/** Await it before a game's rules are shown. */
export async function rulesReady(game: GameName): Promise<void> {
  const [found] = await Promise.all([SECTIONS[game](), BOOKS[game].ready()]);
  sections[game] = found;
}

export function chaptersOf(game: GameName): {
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly Chapter[];
} {
  const { title, intro, sections: names, rules } = BOOKS[game].texts;
  const chapters = (sections[game] ?? []).map(({ id, rules: ids }) => ({
    id,
    name: names[id] ?? '',
    rules: ids.flatMap((rule): RuleEntry[] =>
      rules[rule] === undefined ? [] : [{ id: rule, ...rules[rule] }],
    ),
  }));
  return { title, intro, chapters };
}
