import { botsOf } from '@paddock/bots';
import { downforce } from '@paddock/downforce';
import { formula } from '@paddock/formula';
import type { Rules, ViewShape } from '@paddock/kernel';

export type AnyRules = Rules<unknown, unknown, ViewShape, unknown>;

/** Another game is a line here. */
const GAMES: ReadonlyMap<string, AnyRules> = new Map(
  [formula as unknown as AnyRules, downforce as unknown as AnyRules].map((rules) => [rules.game, rules]),
);

export function rulesOf(game: string): AnyRules | undefined {
  return GAMES.get(game);
}

export function gameNames(): readonly string[] {
  return [...GAMES.keys()];
}

/** From the weakest. */
export function levelsOf(game: string): readonly string[] {
  return botsOf(game)?.levels ?? ['random'];
}

/** Plays for people who are away and in seats that stayed empty: every game's strongest that answers at once. */
export const STAND_IN = 'club';
