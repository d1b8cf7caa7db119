import { botsOf } from '@paddock/bots';
import { downforce } from '@paddock/downforce';
import { formula } from '@paddock/formula';
import type { Rules, ViewShape } from '@paddock/kernel';
import type { Prepared, Table } from '@paddock/table';

/** A game whose types nobody here needs: the server passes its options, views and facts on. */
export type AnyRules = Rules<unknown, unknown, ViewShape, unknown>;
export type AnyTable = Table<unknown, unknown, ViewShape, unknown>;
export type AnyPrepared = Prepared<unknown, unknown, ViewShape, unknown>;

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

/** D-V8: the last seats are automas', and TABLE plays them: nobody sits there. */
export function seatsForPeople(players: number, options: Readonly<Record<string, unknown>>): number {
  const { automas } = options;
  return typeof automas === 'number' ? players - automas : players;
}

/** From the weakest. */
export function levelsOf(game: string): readonly string[] {
  return botsOf(game)?.levels ?? ['random'];
}

/** Plays for people who are away and in seats that stayed empty: every game's strongest that answers at once. */
export const STAND_IN = 'club';
