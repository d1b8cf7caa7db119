import { sceneOfDownforce } from './draw-downforce.ts';
import { sceneOfFormula } from './draw-formula.ts';
import type { Scene } from './draw-picture.ts';
import type { Seen } from './seen.ts';

/** How each game is drawn; links to others show the site's picture. Apart from `games.ts`: the thread that draws needs no bots. */
const SCENES: Readonly<Record<string, (seen: Seen) => Scene>> = {
  downforce: sceneOfDownforce,
  formula: sceneOfFormula,
};

/** Undefined: that game is not drawn. */
export function sceneOf(seen: Seen): Scene | undefined {
  return Object.hasOwn(SCENES, seen.game) ? SCENES[seen.game]?.(seen) : undefined;
}
