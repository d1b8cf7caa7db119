import type { GameBots } from '@paddock/bots';

/** The levels to play against, from the weakest: the simplest one only plays where another is stuck. */
export function levelsToMeet({ levels, simplest }: Pick<GameBots, 'levels' | 'simplest'>): readonly string[] {
  const others = levels.filter((level) => level !== simplest);
  return others.length > 0 ? others : levels;
}

/** A table that nobody has thought about is for everybody: stronger bots are asked for. */
const USUAL = 2;

/** Bots at one table take turns through the first levels. */
export function levelAt(levels: readonly string[], seat: number): string {
  return levels[seat % Math.min(USUAL, levels.length)] ?? '';
}
