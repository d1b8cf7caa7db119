import { eraseGame, type AnyGame, type ViewShape } from '@paddock/kernel';
import type { JSX } from 'preact';
import { gameWordsReady } from '../i18n/games.ts';
import type { TableScreenProps } from '../table/screen.ts';
import type { GameName, Played } from './names.ts';

export { GAMES, isGameName, type GameName, type Played } from './names.ts';

/** A table whose own types nobody outside needs. */
export type TableScreen = (props: TableScreenProps<ViewShape, unknown>) => JSX.Element;

interface Loader {
  kind(played: Played): Promise<AnyGame>;
  table(played: Played): Promise<TableScreen>;
}

/** Another game is an entry here; nothing of a game is fetched before it is played. */
const LOADERS: Readonly<Record<GameName, Loader>> = {
  downforce: {
    kind: async (played) => eraseGame(await (await import('./downforce.ts')).downforceKind(played)),
    async table(played) {
      const [{ DownforceTable, ready }] = await Promise.all([
        import('../downforce/index.ts'),
        gameWordsReady('downforce'),
      ]);
      await ready(played);
      return DownforceTable as unknown as TableScreen;
    },
  },
  formula: {
    kind: async () => eraseGame((await import('@paddock/formula')).formulaGame),
    async table() {
      const [{ FormulaTable, ready }] = await Promise.all([
        import('../formula/index.ts'),
        gameWordsReady('formula'),
      ]);
      await ready();
      return FormulaTable as unknown as TableScreen;
    },
  },
};

export function loadKind(game: GameName, played: Played): Promise<AnyGame> {
  return LOADERS[game].kind(played);
}

/** With the words it speaks. */
export function loadTable(game: GameName, played: Played): Promise<TableScreen> {
  return LOADERS[game].table(played);
}
