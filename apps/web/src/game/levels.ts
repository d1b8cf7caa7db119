import type { GameBots } from '@paddock/bots';

/** The levels to play against, from the weakest: the simplest one only plays where another is stuck. */
export function levelsToMeet({ levels, simplest }: Pick<GameBots, 'levels' | 'simplest'>): readonly string[] {
  const others = levels.filter((level) => level !== simplest);
  return others.length > 0 ? others : levels;
}

/** Bots at one table take turns through the levels. */
export function levelAt(levels: readonly string[], seat: number): string {
  return levels[seat % levels.length] ?? '';
}
