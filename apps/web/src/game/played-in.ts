import { isContentProblem, valuesOf, type GameRecord } from '@paddock/kernel';
import type { Played } from './page-game.ts';

/** How a record's game was played. Where its content is missing, the referee says so. */
export function playedIn({ options, content }: Pick<GameRecord, 'options' | 'content'>): Played {
  if (content === undefined) return { options };
  const own = valuesOf(content);
  return { options, content: isContentProblem(own) ? {} : own };
}
