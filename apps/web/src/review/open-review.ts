import type { AnyGame, GameRecord } from '@paddock/kernel';
import { namesOf } from '@paddock/kernel';
import { findGame } from '../game/find-game.ts';
import type { LoadedTable, PageGame } from '../game/page-game.ts';
import { playedIn } from '../replay/played-in.ts';
import { loadSpeaker } from '../hint/speaker.ts';
import type { PlanSpeaker } from '../hint/plan-words.ts';
import { findRecord } from '../my-games/records.ts';
import type { AnyReplay } from '../replay/replay-session.ts';
import { Timeline } from '../replay/timeline.ts';
import { isPacked, unpackRecord } from '../share/unpack-record.ts';

/** A finished game, laid out for its review. */
export interface Reviewable {
  readonly id: string;
  readonly game: PageGame;
  readonly kind: AnyGame;
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly timeline: AnyReplay['timeline'];
  readonly speaker: PlanSpeaker;
  readonly Table: LoadedTable['Table'];
  readonly story: LoadedTable['story'];
}

export type NotReviewable = 'missing' | 'unfinished';

/** Games of this device, records that were dropped in, and links that carry a game. */
export async function openReview(id: string): Promise<Reviewable | NotReviewable> {
  const record = isPacked(id) ? await unpackRecord(id) : await findRecord(id).catch(() => undefined);
  if (record === undefined || 'code' in record) return 'missing';
  const game = findGame(record.game);
  if (game === undefined) return 'missing';
  const names = namesOf(record);
  const [{ game: kind, Table, story }, speaker] = await Promise.all([
    game.loadTable(playedIn(record)),
    loadSpeaker(game.name, playedIn(record), names),
  ]);
  const timeline = new Timeline(kind.rules, record);
  if (!timeline.verdict.ok || !timeline.isFinished) return 'unfinished';
  return { id, game, kind, record, names, timeline, speaker, Table, story };
}
