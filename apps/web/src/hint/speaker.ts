import type { Played } from '../game/page-game.ts';
import type { PlanSpeaker } from './plan-words.ts';

/** A game without words for plans shows their notation. */
const PLAIN: PlanSpeaker = {
  counts: 'points',
  plan: (texts) => ({ title: texts.join(', '), outcome: '' }),
  amount: (points) => String(Math.round(points)),
  isLastRace: () => true,
  why: () => '',
  sale: () => [],
};

/** How this game's plans are said at a table that is played like this, with these names. */
export async function loadSpeaker(
  game: string,
  played: Played,
  names: readonly string[],
): Promise<PlanSpeaker> {
  if (game === 'downforce') return (await import('./say-downforce.ts')).speakDownforce(played, names);
  if (game === 'formula') return (await import('./say-formula.ts')).speakFormula(played.options, names);
  return PLAIN;
}
