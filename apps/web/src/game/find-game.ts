import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import type { PageGame } from './page-game.ts';

/** The name may come from anywhere: an address, the device, the server. */
export function findGame(name: unknown): PageGame | undefined {
  return GAMES.find((game) => game.name === name);
}

/** A game that this page does not know goes by its bare name. */
export function titleOf(name: string): string {
  return findGame(name)?.texts(ui()).title ?? name;
}
