import type { Context } from '@paddock/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameName, loadKind, loadTable, type GameName, type TableScreen } from '../games/index.ts';
import { formWordsOf, formWordsReady, gameWordsReady, sharedWords, wordsOf } from '../i18n/games.ts';
import type { AnyGame } from '@paddock/kernel';

/** What a table on the server needs of its game; the server passes views and facts on, whatever they are. */
export interface GameKit {
  readonly game: GameName;
  readonly rules: AnyGame['rules'];
  readonly Table: TableScreen;
  /** What happened, in whole sentences. */
  readonly story: Story;
}

type Story = (facts: readonly unknown[], context: Context) => readonly string[];

const STORIES: Readonly<Record<GameName, () => Promise<Story>>> = {
  downforce: async () => (await import('./stories/downforce.ts')).story,
  formula: async () => (await import('./stories/formula.ts')).story,
};

/** Undefined: this page does not know the game; it may be older than the server. */
export async function loadKit(game: string): Promise<GameKit | undefined> {
  if (!isGameName(game)) return undefined;
  const [kind, Table, story] = await Promise.all([
    // The options may change until the table starts.
    loadKind(game, 'anything'),
    loadTable(game, 'anything'),
    STORIES[game](),
    formWordsReady(game),
  ]);
  return { game, rules: kind.rules, Table, story };
}

/** What was agreed on, as far as it is not what the game has by itself. */
export function agreedOn({ game, rules }: GameKit, options: Readonly<Record<string, unknown>>): string[] {
  const words = formWordsOf(game);
  const specs: Readonly<Record<string, { readonly default: unknown }>> = rules.options.specs;
  return Object.entries(specs).flatMap(([key, spec]) => {
    const value = options[key];
    const isUsual = value === undefined || JSON.stringify(value) === JSON.stringify(spec.default);
    return isUsual
      ? []
      : [sharedWords().labelled(words.option(key).label, words.optionValue(key, value, { names: [] }))];
  });
}

const spoken = signal<ReadonlySet<GameName>>(new Set());

/** A game's words, for lists; undefined until they are there. */
export function useWords(game: string): ReturnType<typeof wordsOf> | undefined {
  const known = isGameName(game) ? game : undefined;
  useEffect(() => {
    if (known === undefined || spoken.peek().has(known)) return;
    void gameWordsReady(known).then(() => (spoken.value = new Set([...spoken.peek(), known])));
  }, [known]);
  return known !== undefined && spoken.value.has(known) ? wordsOf(known) : undefined;
}
