import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GamePlayer } from './downforce-games.ts';

export type Player = new (
  ...setup: ConstructorParameters<typeof GamePlayer>
) => Pick<GamePlayer, 'play' | 'tally'>;

/** The games of another checkout, with its own rules: what they cost before a change and after it, in one run. */
export async function playerIn(directory: string): Promise<Player> {
  const file = resolve(directory, 'apps/cli/src/bench/downforce-games.ts');
  const module = (await import(pathToFileURL(file).href)) as { readonly GamePlayer: Player };
  return module.GamePlayer;
}
