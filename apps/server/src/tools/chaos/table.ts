import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastChance, GameRecord } from '@paddock/kernel';
import { Client, type Answer } from '@paddock/protocol';
import { rulesOf } from '../../find-game.ts';
import { OWN_TABLE } from '../../testing/own-content.ts';
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
  readonly game: keyof typeof GAMES;
  readonly chance: FastChance;
  readonly faults: Faults;
  readonly counts: FaultCounts & PlayCounts;
  /** After that no new game is begun. */
  isOver(): boolean;
}

/** What people did besides playing. */
export interface PlayCounts {
  changed: number;
  stoodIn: number;
}

/** Two scripted people and two bots; Downforce has sealed choices, also with a custom deck and track. */
const GAMES = {
  formula: { game: 'formula', options: { races: 1, removed: 24 } },
  downforce: { game: 'downforce', options: {} },
  own: OWN_TABLE,
} as const;
const BOT = { kind: 'bot', level: 'random' };

/** Out of a thousand turns. */
const STAND_INS = 15;
const CHANGES = 500;
/** The store or the server was away: the same command is asked again. */
const PASSING = new Set(['not-saved', 'too-busy', 'failed', 'lost', 'not-watching', 'too-many-at-once']);

/** One table after another. */
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
  const seats = [{ kind: 'open' }, { kind: 'open' }, BOT, BOT];
  const made = await again(() => host.ok('POST', '/api/tables', { ...GAMES[run.game], seats }));
  const table = String(made['id']);
  await again(() => guest.ok('POST', `/api/tables/${table}/sit`, { key: made['key'] }));
  await again(async () => {
    const started = await host.call('POST', `/api/tables/${table}/start`);
    if (started.status !== 200 && started.body['code'] !== 'already-started') throw new Error('not started');
  });
  const clients = people.map(
    (player) =>
      new Client(
        player.socketUrl(table),
        withFaults(player.surroundings(), run.faults, run.chance, run.counts),
      ),
  );
  await Promise.all(
    people.flatMap((player, at) => {
      const client = clients[at];
      return client === undefined ? [] : [playSeat(run, player, client, table, journal)];
    }),
  );
  for (const client of clients) client.close();
  return again(async () => (await host.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord);
}

async function playSeat(
  run: TableRun,
  player: Player,
  client: Client,
  table: string,
  journal: Acknowledged[],
): Promise<void> {
  const screen = new Screen(client, table, undefined, rulesOf(GAMES[run.game].game));
  const play = async (asked: number) => {
    const { viewer: seat } = screen;
    const texts = screen.plan();
    if (seat === 'public' || texts.length === 0) return;
    const id = randomBytes(8).toString('hex');
    const answer = await asking(() => client.ask(() => ({ type: 'play', table, id, asked, do: texts }), id));
    if (answer.ok && answer.message.type === 'ok') {
      journal.push({ seat, id, do: texts, from: answer.message.from ?? -1 });
    }
  };
  for (;;) {
    await screen.until(({ now, isMyTurn }) => isMyTurn || now?.isOver === true, 300_000);
    if (screen.now?.isOver === true) return;
    if (run.chance.below(1000) < STAND_INS) await letBotPlay(run, player, screen, table);
    const asked = screen.now?.asked ?? -1;
    if (asked < 0) continue;
    await play(asked);
    await screen.until(({ now }) => now?.asked !== asked || now.isOver, 300_000);
    const changeable = screen.now?.changeable ?? -1;
    if (changeable >= 0 && run.chance.below(1000) < CHANGES) {
      run.counts.changed++;
      await play(changeable);
    }
  }
}

/** A bot plays at least once for the person, who then takes the seat back. */
async function letBotPlay(run: TableRun, player: Player, screen: Screen, table: string): Promise<void> {
  run.counts.stoodIn++;
  const asked = screen.now?.asked;
  const stand = (isOn: boolean) =>
    again(async () => {
      const { status, body } = await player.call('PUT', `/api/tables/${table}/stand-in`, { isOn });
      if (status >= 500 || PASSING.has(String(body['code']))) throw new Error('away');
    });
  await stand(true);
  await screen.until(({ now }) => now?.asked !== asked || now?.isOver === true, 300_000);
  await stand(false);
  await screen.until(
    ({ now, info, viewer }) =>
      now?.isOver === true || (viewer !== 'public' && info?.seats[viewer]?.standIn === null),
    300_000,
  );
}

async function asking(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.ok || !PASSING.has(answer.problem.code)) return answer;
    await setTimeout(100);
  }
}

/** Requests have no client that comes back: they are asked again while the server is away. */
async function again<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 600) throw error;
      await setTimeout(100);
    }
  }
}
