import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, type Outcome } from '@paddock/kernel';
import { BOT_MARK, newTable } from '@paddock/protocol/schemas';
import { readSettings } from '../settings.ts';
import { startServer, type RunningServer } from '../start.ts';
import { start } from '../tables/decide.ts';
import { seatBot } from '../tables/seating.ts';
import { outcomeOf } from '../tables/live-table.ts';
import { makeTable } from '../tables/make-table.ts';
import type { Room } from '../tables/room.ts';
import { Answers, type RefusedAnswer } from './answers.ts';
import { relayTo, type Relay } from './relay.ts';
import { botTokenHash, newBotToken } from './token.ts';

export type { RefusedAnswer } from './answers.ts';

/** One game of a bot against the table's own. */
export interface GymGame {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  /** The bot's. */
  readonly seat: number;
  /** Of all others. */
  readonly level: string;
  /** Names the deal. */
  readonly seed: string;
}

export interface GymPlayed {
  readonly outcome: Outcome;
  /** How long each answer took, in milliseconds. */
  readonly times: readonly number[];
  readonly refused: readonly RefusedAnswer[];
  /** It did not answer in time, and a stand-in played on. */
  readonly isLate: boolean;
}

const OWNER = { id: '0'.repeat(20), name: 'Gym' } as const;
const BOT = { id: '1'.repeat(20), name: `Guest${BOT_MARK}`, botOf: OWNER.id } as const;

/** How long the bot has for an answer. */
export const GYM_SECONDS = 30;

/** A separate server, in a folder that goes with it, where somebody's bot plays against the table's. */
export class Gym {
  readonly url: string;
  readonly token: string;
  readonly #running: RunningServer;
  readonly #answers: Answers;
  readonly #dataDir: string;

  private constructor(running: RunningServer, token: string, answers: Answers, dataDir: string) {
    this.url = running.url;
    this.token = token;
    this.#running = running;
    this.#answers = answers;
    this.#dataDir = dataDir;
  }

  static async open(): Promise<Gym> {
    const dataDir = newFolder();
    const answers = new Answers();
    const settings = readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      LIMIT_SCALE: '1000',
      BOT_PAUSE_MS: '0',
    });
    const running = await startServer(settings, { listenIn: answers });
    const { store } = running.server;
    const made = Date.now();
    const token = newBotToken();
    await store.putPerson({ ...OWNER, made });
    await store.parts.ownBots.make(
      { id: BOT.id, name: BOT.name, made, owner: OWNER.id },
      botTokenHash(token),
    );
    return new Gym(running, token, answers, dataDir);
  }

  /** Until the bot has said hello; false: it has not in that time. */
  isThere(milliseconds: number): Promise<boolean> {
    return this.#answers.greeted(milliseconds);
  }

  /** Goes to a bot that listens at that ws:// address. Undefined: nobody answers there. */
  meet(address: string): Promise<Relay | undefined> {
    return relayTo(address, this.url, this.token);
  }

  async play(game: GymGame): Promise<GymPlayed> {
    const room = await this.#table(game);
    const over = Promise.withResolvers<void>();
    const peer = {
      person: OWNER,
      send: (frame: { toString(): string }) => {
        if (frame.toString().includes('"isOver":true')) over.resolve();
      },
    };
    await room.follow(peer, () => undefined, undefined);
    await room.act((table) => start(table, null));
    await over.promise;
    room.unfollow(peer);
    const { outcome, isLate } = await room.read((live) => ({
      outcome: outcomeOf(live) ?? { standings: [] },
      isLate: (live.table?.entries ?? []).some(({ seat, by }) => seat === game.seat && by === 'stand-in'),
    }));
    return { outcome, isLate, ...this.#answers.take(room.id) };
  }

  async close(): Promise<void> {
    await this.#running.stop();
    rmSync(this.#dataDir, { recursive: true, force: true, maxRetries: 10 });
  }

  async #table({ game, options, players, seat, level, seed }: GymGame): Promise<Room> {
    const seats = Array.from({ length: players }, (_, at) =>
      at === seat ? { kind: 'open' } : { kind: 'bot', level },
    );
    const clock = { kind: 'live', moveSeconds: GYM_SECONDS, reserveSeconds: 0 };
    const given = newTable.parse({ game, options, seats, clock });
    const made = makeTable(given, OWNER);
    if (isRefusal(made)) throw new Error(`no such table: ${made.code}`);
    const { rooms } = this.#running.server;
    const secret = createHash('sha256').update(`secret ${seed}`).digest('hex');
    const id = createHash('sha256').update(`table ${seed} ${seat} ${level}`).digest('hex').slice(0, 20);
    const room = await rooms.create(id, { ...made.table, secret });
    if (room === false) throw new Error(`the deal ${seed} was played already`);
    await room.act((table) => seatBot(table, OWNER, BOT, seat));
    return room;
  }
}

/** In memory where the system has a folder for that: nothing here has to outlive a power cut. */
function newFolder(): string {
  for (const parent of ['/dev/shm', tmpdir()]) {
    try {
      return mkdtempSync(join(parent, 'paddock-gym-'));
    } catch {
      // There is no such folder, or it is full.
    }
  }
  return mkdtempSync('paddock-gym-');
}
