import { ownContentOf, type GameRecord } from '@paddock/kernel';
import type { Played } from '../game/page-game.ts';

/** How a record's game was played. Where its content is missing, the referee says so. */
export function playedIn(record: Pick<GameRecord, 'options' | 'content'>): Played {
  const { options, content } = record;
  return content === undefined ? { options } : { options, content: ownContentOf(record) ?? {} };
}
