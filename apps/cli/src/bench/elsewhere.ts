import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';
import type { GamePlayer } from './downforce-games.ts';

export type Player = new (
  ...setup: ConstructorParameters<typeof GamePlayer>
) => Pick<GamePlayer, 'play' | 'tally'>;

/** The games of another checkout, with its own rules: what they cost before a change and after it, in one run. */
export async function playerIn({ text }: Pick<Session, 'text'>, directory: string): Promise<Player> {
  const file = resolve(directory, 'apps/cli/src/bench/downforce-games.ts');
  try {
    const module = (await import(pathToFileURL(file).href)) as { readonly GamePlayer: Player };
    return module.GamePlayer;
  } catch {
    throw usage(text.bench.downforce.noCheckout(directory));
  }
}
