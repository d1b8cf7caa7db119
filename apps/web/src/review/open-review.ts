import { namesOf, type AnyGame, type GameRecord } from '@paddock/kernel';
import { findGame } from '../game/find-game.ts';
import type { LoadedTable, PageGame } from '../game/page-game.ts';
import { loadTexts } from '../i18n/texts.ts';
import { playedIn } from '../replay/played-in.ts';
import { loadSpeaker } from '../hint/speaker.ts';
import type { PlanSpeaker } from '../hint/plan-words.ts';
import { findRecord } from '../my-games/records.ts';
import type { AnyReplay } from '../replay/replay-session.ts';
import { Timeline } from '../replay/timeline.ts';
import { verdictText } from '../replay/verdict.ts';
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

/** Or what is wrong with the record, in words. */
export type NotReviewable = 'missing' | 'unfinished' | { readonly wrong: string };

/** Games of this device, finished tables of the server, records that were dropped in, and links that carry a game. */
export async function openReview(id: string): Promise<Reviewable | NotReviewable> {
  const record = isPacked(id) ? await unpackRecord(id) : await findRecord(id).catch(() => undefined);
  if (record === undefined || 'code' in record) return 'missing';
  const game = findGame(record.game);
  if (game === undefined) return 'missing';
  const texts = await loadTexts('records', 'shared');
  const names = namesOf(record, texts.records.former);
  const [{ game: kind, Table, story }, speaker] = await Promise.all([
    game.loadTable(playedIn(record)),
    loadSpeaker(game.name, playedIn(record), names),
  ]);
  const timeline = new Timeline(kind.rules, record);
  const { verdict } = timeline;
  if (!verdict.ok) return { wrong: verdictText(texts, (await game.loadForm()).words(), record, verdict) };
  if (!timeline.isFinished) return 'unfinished';
  return { id, game, kind, record, names, timeline, speaker, Table, story };
}
