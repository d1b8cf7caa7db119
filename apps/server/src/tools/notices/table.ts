import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastChance, Seat } from '@paddock/kernel';
import { Client, type Surroundings } from '@paddock/protocol';
import { rulesOf } from '../../find-game.ts';
import { Screen } from '../../testing/seat.ts';
import type { Journal } from './journal.ts';
import { idsOf, type Told } from './people.ts';

/** What came of one run, as it goes. */
export interface Tally {
  /** Turns of people who were not there, each told of by three channels. */
  turns: number;
  /** Ids that must have come. */
  readonly expected: Set<string>;
  /** What an id stands for, where it is of a turn of somebody who is not there. */
  readonly meaning: Map<string, Meaning>;
  readonly faults: string[];
  /** Turns of people who looked on while they had their turn. */
  watched: number;
}

export interface Meaning {
  readonly text: string;
  /** It has come. */
  readonly came: () => void;
}

export interface TableRun {
  readonly url: string;
  readonly chance: FastChance;
  readonly journal: Journal;
  readonly tally: Tally;
  readonly delayMs: number;
  readonly watchers: Watching[];
  isOver(): boolean;
}

/** Somebody who looks on, and when they were connected. */
export interface Watching {
  readonly person: Told;
  readonly match: string;
  readonly spans: { readonly from: number; until: number }[];
}

const GAMES = [
  { game: 'formula', options: { races: 1, removed: 24 } },
  { game: 'downforce', options: {} },
] as const;
const BOT = { kind: 'bot', level: 'random' };
/** A page's wait before it tries again would only make the run longer. */
const LONGEST_WAIT_MS = 15_000;
const RECONNECT_MS = 100;
/** A notice that has not come after this long is lost. */
const LOST_MS = 120_000;
const WAIT_MS = 100;
/** No game has more. */
const MOST_QUESTIONS = 600;
/** The store or the server was away: the same command is asked again. */
const PASSING = new Set(['not-saved', 'too-busy', 'failed', 'lost', 'not-watching', 'too-many-at-once']);
/** Of a hundred turns of watchers, those in which they take their time. */
const THOUGHTFUL = 25;

/** Game after game of two people who come only when they get a notice, one who looks on, and a bot. */
export async function playTables(
  run: TableRun,
  away: readonly [Told, Told],
  watcher: Told,
): Promise<{ clients: Client[]; sitting: AwaySeat[] }> {
  const open: Client[] = [];
  for (let games = 0; !run.isOver(); games++) {
    const { game, options } = GAMES[(games + run.chance.below(2)) % 2] ?? GAMES[0];
    const people = [...away, watcher];
    const seats = [...people.map(() => ({ kind: 'open' })), BOT];
    const [host, ...guests] = people.map(({ player }) => player);
    if (host === undefined) break;
    const made = await again(() => host.ok('POST', '/api/tables', { game, options, seats }));
    const match = String(made['id']);
    for (const guest of guests) {
      await again(() => guest.ok('POST', `/api/tables/${match}/sit`, { key: made['key'] }));
    }
    // Looks on from before the first turn.
    const watching = watch(run, watcher, match, game);
    while (watching.log.spans.length === 0) await setTimeout(WAIT_MS);
    await again(async () => {
      const { status, body } = await host.call('POST', `/api/tables/${match}/start`);
      if (status !== 200 && body['code'] !== 'already-started') throw new Error('not started');
    });
    const sitting = away.map((person, seat) => new AwaySeat(run, person, match, game, seat));
    open.push(watching.client);
    await Promise.all([...sitting.map((seat) => seat.play()), watching.played]);
    if (await again(() => isRunning(watcher, match))) return { clients: open, sitting };
    for (const person of away)
      for (const id of idsOf(person, match, 'game-over', '')) run.tally.expected.add(id);
  }
  return { clients: open, sitting: [] };
}

/** Comes when all three channels have told, plays, and goes. */
class AwaySeat {
  readonly #run: TableRun;
  readonly #person: Told;
  readonly #match: string;
  readonly #game: string;
  readonly #ids: readonly (readonly string[])[];
  /** How many channels have told of a question, and which all have. */
  readonly #heard = new Map<number, number>();
  readonly #told: number[] = [];
  #last = -1;
  /** It came by for the last one, and did not play. */
  #isStanding = false;

  constructor(run: TableRun, person: Told, match: string, game: string, seat: Seat) {
    this.#run = run;
    this.#person = person;
    this.#match = match;
    this.#game = game;
    this.#ids = Array.from({ length: MOST_QUESTIONS }, (_, asked) =>
      idsOf(person, match, 'your-turn', `,${seat}:${asked},`),
    );
    for (const [asked, ids] of this.#ids.entries()) {
      const text = `${game} ${match} seat ${seat} question ${asked}`;
      for (const id of ids) run.tally.meaning.set(id, { text, came: () => this.#hear(asked) });
    }
  }

  async play(): Promise<void> {
    for (;;) {
      const standing = await again(() => standingOf(this.#person, this.#match));
      if (standing === 'over' || this.#run.isOver()) return;
      if (standing === 'mine') await this.#visit();
      else await setTimeout(WAIT_MS);
    }
  }

  /** When nobody plays any more: the turn that stands, if it was not counted, or the end that bots have come to since. */
  async count(): Promise<void> {
    const standing = await again(() => standingOf(this.#person, this.#match));
    if (standing === 'over')
      for (const id of idsOf(this.#person, this.#match, 'game-over', '')) this.#run.tally.expected.add(id);
    else if (standing === 'mine' && !this.#isStanding) await this.#visit();
  }

  #hear(asked: number): void {
    const times = (this.#heard.get(asked) ?? 0) + 1;
    this.#heard.set(asked, times);
    if (times === this.#person.channels.length) this.#told.push(asked);
  }

  /** The question that all channels have told of, after the last one; undefined: nothing has come. */
  async #whenTold(): Promise<number | undefined> {
    for (const until = Date.now() + LOST_MS; Date.now() < until; await setTimeout(WAIT_MS)) {
      const asked = this.#told.find((each) => each > this.#last);
      if (asked !== undefined) return asked;
    }
    return undefined;
  }

  async #visit(): Promise<void> {
    const { tally } = this.#run;
    const told = await this.#whenTold();
    const { asked, hasPlayed } = await visit(this.#run, this.#person, this.#match, this.#game);
    this.#isStanding = asked !== undefined && !hasPlayed;
    if (asked === undefined || asked === this.#last) return;
    if (asked !== told) tally.faults.push(`told of ${told}, asked ${asked}: ${this.#match}`);
    for (const id of this.#ids[asked] ?? []) tally.expected.add(id);
    tally.turns++;
    this.#last = asked;
  }
}

async function isRunning(person: Told, match: string): Promise<boolean> {
  return (await standingOf(person, match)) !== 'over';
}

async function standingOf({ player }: Told, match: string): Promise<'mine' | 'others' | 'over'> {
  const { tables } = (await player.ok('GET', '/api/me/tables')) as unknown as {
    tables: readonly { readonly id: string; readonly isYourTurn: boolean }[];
  };
  const table = tables.find(({ id }) => id === match);
  if (table === undefined) return 'over';
  return table.isYourTurn ? 'mine' : 'others';
}

/** Sees which question it is, and answers unless the run is over. */
async function visit(
  run: TableRun,
  { player }: Told,
  match: string,
  game: string,
): Promise<{ readonly asked: number | undefined; readonly hasPlayed: boolean }> {
  const client = new Client(player.socketUrl(match), hurried(player.surroundings()));
  try {
    const screen = new Screen(client, match, undefined, rulesOf(game));
    await screen.until(({ now, isMyTurn }) => isMyTurn || now?.isOver === true, LOST_MS);
    const asked = screen.now?.asked ?? -1;
    if (asked < 0) return { asked: undefined, hasPlayed: false };
    const hasPlayed = !run.isOver();
    if (hasPlayed) await play(client, screen, match, asked);
    return { asked, hasPlayed };
  } finally {
    client.close();
  }
}

/** Asks until it is answered: a server that dies may have taken it. */
async function play(client: Client, screen: Screen, match: string, asked: number): Promise<void> {
  const [id, texts] = [randomBytes(8).toString('hex'), screen.plan()];
  for (;;) {
    const answer = await client.ask(() => ({ type: 'play', table: match, id, asked, do: texts }), id);
    if (answer.ok || !PASSING.has(answer.problem.code)) return;
    await setTimeout(WAIT_MS);
  }
}

/** Looks at the table all the time, even when it is over; sometimes long enough for a notice to come, if one came. */
function watch(run: TableRun, person: Told, match: string, game: string) {
  const { player } = person;
  const log: Watching = { person, match, spans: [] };
  run.watchers.push(log);
  const client = new Client(player.socketUrl(match), noted(hurried(player.surroundings()), log));
  const screen = new Screen(client, match, undefined, rulesOf(game));
  const played = (async () => {
    for (;;) {
      await screen.until(
        ({ now, isMyTurn }) => isMyTurn || now?.isOver === true || run.isOver(),
        LOST_MS * 5,
      );
      if (screen.now?.isOver === true || run.isOver()) return;
      const asked = screen.now?.asked ?? -1;
      if (run.chance.below(100) < THOUGHTFUL) await setTimeout(2 * run.delayMs);
      run.tally.watched++;
      await play(client, screen, match, asked);
      await screen.until(({ now }) => now?.asked !== asked || now.isOver || run.isOver(), LOST_MS * 5);
    }
  })();
  return { client, log, played };
}

function hurried(around: Surroundings): Surroundings {
  return {
    ...around,
    after: (milliseconds, run) =>
      around.after(
        milliseconds <= LONGEST_WAIT_MS ? Math.min(milliseconds, RECONNECT_MS) : milliseconds,
        run,
      ),
  };
}

/** From the moment that the server shows the table to the moment that the connection is gone. */
function noted(around: Surroundings, log: Watching): Surroundings {
  const gone = () => {
    const last = log.spans.at(-1);
    if (last?.until === Infinity) last.until = Date.now();
  };
  return {
    ...around,
    open: (url, events) =>
      around.open(url, {
        ...events,
        received: (data) => {
          const { type } = JSON.parse(String(data)) as { readonly type: string };
          if (type === 'table') log.spans.push({ from: Date.now(), until: Infinity });
          events.received(data);
        },
        closed: (code) => {
          gone();
          events.closed(code);
        },
      }),
  };
}

/** Requests are asked again while the server is away. */
export async function again<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 600) throw error;
      await setTimeout(WAIT_MS);
    }
  }
}
