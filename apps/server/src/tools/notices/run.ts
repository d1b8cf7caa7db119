import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fastChance } from '@paddock/kernel';
import { ChildServer } from '../chaos/child.ts';
import { Journal } from './journal.ts';
import { judge, type Judged, type Kill } from './judge.ts';
import { again, playTables, type Tally, type Watching } from './table.ts';
import { newPerson, type Told } from './people.ts';
import { startPeers } from './peers.ts';

export interface NoticeRun {
  readonly turns: number;
  readonly tables: number;
  readonly seed: string;
  /** Of the server, and of the peers: at least that many each, however long that takes. */
  readonly kills: number;
  readonly delayMs: number;
  /** One process for all of the other side, or one for each channel. */
  readonly peers: 1 | 3;
}

export interface NoticeReport extends Judged {
  readonly turns: number;
  readonly watched: number;
  readonly serverKills: number;
  readonly peerKills: number;
}

const LOOK_MS = 25;
const SETTLE_TIMES = 3;
const JOIN_AT_ONCE = 6;

/** Plays while the server and those that it tells die at random moments; judged by what the peers have written down. */
export async function runNotices(run: NoticeRun): Promise<NoticeReport> {
  const { delayMs, seed } = run;
  const folder = mkdtempSync(join(tmpdir(), 'paddock-notices-'));
  const keysFile = join(folder, 'keys.json');
  mkdirSync(join(folder, 'data'));
  writeKeys(keysFile, []);
  const peers = await startPeers(folder, keysFile, run.peers);
  const server = await ChildServer.start(
    {
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'fatal',
      LIMIT_SCALE: '100000',
      BOT_PAUSE_MS: '0',
      SMTP_URL: `smtp://127.0.0.1:${peers.ports.smtp}`,
      SMTP_FROM: 'Paddock <paddock@example.test>',
      PUBLIC_URL: 'https://paddock.example',
      NOTICES_TO_PRIVATE: 'true',
      NOTICE_TIMES: JSON.stringify({ delayMs, everyMs: Math.min(250, delayMs / 4), retryMs: 100 }),
    },
    [join(import.meta.dirname, 'server.ts')],
  );
  const tally: Tally = { turns: 0, watched: 0, expected: new Set(), meaning: new Map(), faults: [] };
  const journal = new Journal(
    peers.all.map((peer) => peer.journal),
    (id) => tally.meaning.get(id)?.came(),
  );
  const looking = setInterval(() => journal.look(), LOOK_MS);
  const watchers: Watching[] = [];
  const kills: Kill[] = [];
  try {
    const people: Told[] = [];
    const count = Math.max(3, Math.ceil(run.tables * 1.5));
    while (people.length < count) {
      const names = Array.from({ length: JOIN_AT_ONCE }, (_, more) => `P${people.length + more}`);
      people.push(...(await Promise.all(names.map((name) => newPerson(server.url, name, peers, journal)))));
      writeKeys(keysFile, people);
    }
    const isEnough = () => tally.turns >= run.turns && kills.length >= 2 * run.kills;
    const striking = strike();
    const played = await Promise.all(
      Array.from({ length: run.tables }, (_, table) => {
        const at = (shift: number) => people[(table + shift) % people.length];
        const [first, second, watcher] = [at(0), at(1), at(2)];
        if (first === undefined || second === undefined || watcher === undefined) throw new Error('nobody');
        return playTables(
          {
            url: server.url,
            chance: fastChance(`${seed} ${table}`),
            journal,
            tally,
            delayMs,
            watchers,
            isOver: isEnough,
          },
          [first, second],
          watcher,
        );
      }),
    );
    await striking;
    await settled();
    // Bots may have played on meanwhile.
    await Promise.all(played.flatMap(({ sitting }) => sitting.map((seat) => seat.count())));
    await settled();
    for (const { clients } of played) for (const client of clients) client.close();
    const judged = judge({ ...tally, journal, watchers, kills });
    const [serverKills, peerKills] = ['server', 'peer'].map(
      (who) => kills.filter((kill) => kill.who === who).length,
    );
    return {
      turns: tally.turns,
      watched: tally.watched,
      serverKills: serverKills ?? 0,
      peerKills: peerKills ?? 0,
      ...judged,
    };

    /** Spread over the turns, and at any moment between two of them. */
    async function strike(): Promise<void> {
      const chance = fastChance(`${seed} kills`);
      for (let struck = 0; struck < 2 * run.kills; struck++) {
        const from = ((struck + 1) * run.turns) / (2 * run.kills + 1);
        while (tally.turns < from) await setTimeout(LOOK_MS);
        await setTimeout(chance.below(delayMs));
        const who = struck % 2 === 0 ? 'server' : 'peer';
        const killed = struck % 2 === 0 ? server : peers.all[chance.below(peers.all.length)];
        const at = Date.now();
        await killed?.kill();
        await setTimeout(chance.below(delayMs));
        await killed?.up();
        kills.push({ who, at, until: Date.now() });
      }
    }

    /** All that must come has come, and time enough has passed for what must not. */
    async function settled(): Promise<void> {
      const until = Date.now() + 120_000;
      while (![...tally.expected].every((id) => journal.has(id)) && Date.now() < until) {
        await setTimeout(LOOK_MS);
      }
      await setTimeout(SETTLE_TIMES * delayMs);
      await again(() => fetch(`${server.url}/healthz`));
      journal.look();
    }
  } finally {
    clearInterval(looking);
    await server.stop();
    await Promise.all(peers.all.map((peer) => peer.kill()));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Whole at any moment: a peer reads it for every message. */
function writeKeys(file: string, people: readonly Told[]): void {
  const push = Object.assign({}, ...people.map(({ keys }) => keys.push)) as object;
  const webhook = Object.assign({}, ...people.map(({ keys }) => keys.webhook)) as object;
  writeFileSync(`${file}.new`, JSON.stringify({ push, webhook }));
  renameSync(`${file}.new`, file);
}
