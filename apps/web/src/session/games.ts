import type { OwnContent, ViewShape } from '@paddock/kernel';
import { keepForOffline } from '../app/update.ts';
import { DAILY_PREFIX, dailySeed } from '@paddock/table';
import { findGame } from '../game/find-game.ts';
import type { PageGame } from '../game/page-game.ts';
import { BotWorker } from './bot-worker.ts';
import { holdGame } from './hold.ts';
import { LocalSession } from './local.ts';
import { saveNewGame, type NewGame } from './new-game.ts';
import { store, type Store } from './store.ts';

export type PlayedSession = LocalSession<unknown, unknown, ViewShape, unknown>;

/** A game that can be played here, or why not. */
export type Opened =
  | {
      readonly as: 'session';
      readonly game: PageGame;
      readonly options: unknown;
      readonly content: OwnContent | undefined;
      readonly seats: NewGame<unknown>['seats'];
      readonly session: PlayedSession;
      /** When it ended; undefined while it runs. */
      readonly endedAt: number | undefined;
      readonly leave: () => void;
    }
  | { readonly as: 'missing' }
  | { readonly as: 'elsewhere' }
  | { readonly as: 'no-storage' }
  /** Kept in a shape that this version of the page does not know. */
  | { readonly as: 'unreadable' }
  | { readonly as: 'damaged'; readonly entry: number };

/** Games whose opening nobody has seen yet. */
export const unseen = new Set<string>();

export async function startGame(game: PageGame, setup: NewGame<unknown>, wanted?: string): Promise<string> {
  const [kind, device] = await Promise.all([game.loadGame(setup), store()]);
  const id = await saveNewGame(kind, device, setup, wanted);
  unseen.add(id);
  return id;
}

export async function openGame(id: string, takeOver: boolean): Promise<Opened> {
  let device: Store;
  try {
    device = await store();
  } catch {
    return { as: 'no-storage' };
  }
  let session: PlayedSession | undefined;
  const release = await holdGame(id, takeOver, () => session?.giveUp());
  if (release === undefined) return { as: 'elsewhere' };
  const [saved, summary] = await Promise.all([device.game(id), device.summary(id)]);
  const game = findGame(summary?.game);
  if (saved === undefined || summary === undefined || game === undefined) {
    release();
    return { as: 'missing' };
  }
  const { head } = saved.table;
  const [kind, bots] = await Promise.all([game.loadGame(head), game.loadBots()]);
  const { match } = head;
  const isDaily = match.startsWith(DAILY_PREFIX);
  const worker = new BotWorker(bots, head.content, isDaily ? (task) => dailySeed(match, task) : undefined);
  let opened: ReturnType<typeof LocalSession.open<unknown, unknown, ViewShape, unknown>>;
  try {
    opened = LocalSession.open(kind, worker, device, saved, summary, unseen.delete(id));
  } catch {
    release();
    return { as: 'unreadable' };
  }
  if (!(opened instanceof LocalSession)) {
    release();
    return 'wrongEntry' in opened ? { as: 'damaged', entry: opened.wrongEntry } : { as: 'unreadable' };
  }
  session = opened;
  session.whenPlayed = keepForOffline;
  return {
    as: 'session',
    game,
    options: head.options,
    content: head.content,
    seats: head.seats,
    session: opened,
    endedAt: summary.result === undefined ? undefined : summary.touched,
    leave: () => {
      opened.close();
      release();
    },
  };
}
