import type { OwnContent } from '@paddock/kernel';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findGame } from '../game/find-game.ts';
import type { BotLevels, ListWords, LoadedTable, PageGame } from '../game/page-game.ts';
import type { GameForm } from '../new-game/form.ts';

/** What a table on the server needs of its game, loaded; the server only passes views and facts on. */
export interface GameKit extends Pick<LoadedTable, 'Table' | 'story'> {
  readonly game: PageGame;
  readonly rules: LoadedTable['game']['rules'];
  readonly bots: BotLevels;
  readonly form: GameForm;
}

/** Undefined: this page does not know the game; it may be older than the server. */
export async function loadKit(name: string, content: OwnContent | undefined): Promise<GameKit | undefined> {
  const game = findGame(name);
  if (game === undefined) return undefined;
  const [{ game: kind, Table, story }, bots, form] = await Promise.all([
    // The options may change until the table starts.
    game.loadTable(content === undefined ? 'everything' : { options: {}, content }),
    game.loadBots(),
    game.loadForm(),
  ]);
  return { game, rules: kind.rules, Table, story, bots, form };
}

/** By the game's name. */
const loaded = signal<ReadonlyMap<string, ListWords>>(new Map());

/** A game's words, for lists; undefined until they are there. */
export function useWords(name: string): ListWords | undefined {
  const game = findGame(name);
  useEffect(() => {
    if (game === undefined || loaded.peek().has(name)) return;
    void game.loadWords().then((words) => (loaded.value = new Map([...loaded.peek(), [name, words]])));
  }, [name]);
  return loaded.value.get(name);
}
