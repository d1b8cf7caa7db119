import type { GameBots } from '@paddock/bots';

/** The levels to play against, from the weakest: the simplest one only plays where another is stuck. */
export function levelsToMeet({ levels, simplest }: Pick<GameBots, 'levels' | 'simplest'>): readonly string[] {
  const others = levels.filter((level) => level !== simplest);
  return others.length > 0 ? others : levels;
}

/** A mixed table takes turns through this many, from the weakest: stronger ones are for those who ask for them. */
const MIXED_LEVELS = 2;

export function levelAt(levels: readonly string[], seat: number): string {
  return levels[seat % Math.min(MIXED_LEVELS, levels.length)] ?? '';
}
