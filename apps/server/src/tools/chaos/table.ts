import { randomBytes } from 'node:crypto';
import type { FastChance, GameRecord } from '@paddock/kernel';
import { Client } from '@paddock/protocol';
import { Player } from '../../testing/player.ts';
import { Screen } from '../../testing/seat.ts';
import { withFaults, type FaultCounts, type Faults } from './faults.ts';
import { judge, type Acknowledged } from './journal.ts';

export interface TableReport {
  readonly games: number;
  readonly commands: number;
  readonly faults: readonly string[];
}

export interface TableRun {
  readonly url: string;
  readonly chance: FastChance;
  readonly faults: Faults;
  readonly counts: FaultCounts;
  /** After that no new game is begun. */
  isOver(): boolean;
}

/** Two scripted people and two bots at one table after another. */
export async function playTables(run: TableRun): Promise<TableReport> {
  const people = await Promise.all(['Ana', 'Rui'].map((name) => again(() => Player.join(run.url, name))));
  let games = 0;
  let commands = 0;
  const faults: string[] = [];
  do {
    const journal: Acknowledged[] = [];
    const record = await playOne(run, people, journal);
    faults.push(...judge(record, [0, 1], journal));
    games++;
    commands += journal.length;
  } while (!run.isOver());
  return { games, commands, faults };
}

async function playOne(
  run: TableRun,
  people: readonly Player[],
  journal: Acknowledged[],
): Promise<GameRecord> {
  const [host, guest] = people;
  if (host === undefined || guest === undefined) throw new Error('two people play');
  const bot = { kind: 'bot', level: 'random' };
  const made = await again(() =>
    host.ok('POST', '/api/tables', {
      game: 'formula',
      options: { races: 1, removed: 24 },
      seats: [{ kind: 'open' }, { kind: 'open' }, bot, bot],
    }),
  );
  const table = String(made['id']);
  await again(() => guest.ok('POST', `/api/tables/${table}/sit`, { key: made['key'] }));
  await again(async () => {
    const started = await host.call('POST', `/api/tables/${table}/start`);
    if (started.status !== 200 && started.body['code'] !== 'already-started') throw new Error('not started');
  });
  const clients = people.map(
    (player) =>
      new Client(
        `${run.url.replace('http', 'ws')}/api/socket`,
        withFaults(player.surroundings(), run.faults, run.chance, run.counts),
      ),
  );
  await Promise.all(clients.map((client) => playSeat(client, table, journal)));
  for (const client of clients) client.close();
  return again(async () => (await host.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord);
}

async function playSeat(client: Client, table: string, journal: Acknowledged[]): Promise<void> {
  const screen = new Screen(client, table);
  for (;;) {
    await screen.until(({ now, isMyTurn }) => isMyTurn || now?.isOver === true, 300_000);
    if (screen.now?.isOver === true) return;
    const seat = screen.viewer;
    const asked = screen.now?.asked ?? -1;
    const texts = screen.plan();
    const id = randomBytes(8).toString('hex');
    const answer = await client.ask(() => ({ type: 'play', table, id, asked, do: texts }), id);
    if (answer.ok && answer.message.type === 'ok' && seat !== 'public') {
      journal.push({ seat, id, do: texts, from: answer.message.from ?? -1 });
    }
    await screen.until(({ now }) => now?.asked !== asked || now.isOver, 300_000);
  }
}

/** Requests have no client that comes back: they are asked again while the server is away. */
async function again<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
