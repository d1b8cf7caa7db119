import {
  commitmentTo,
  fastChance,
  isRefusal,
  TABLE,
  type FastChance,
  type OwnContent,
  type Seat,
} from '@paddock/kernel';
import type { Act } from '@paddock/kernel/laws';
import type { BotWish, ClockRule } from '@paddock/protocol';
import { glanceOf } from '../hub/glance.ts';
import { WELCOME } from '../moderation/standing.ts';
import { react } from '../moderation/talk.ts';
import type { Store } from '../store/port.ts';
import type { Peer } from '../tables/audience.ts';
import type { Person } from '../tables/decision.ts';
import { hurry, play, start } from '../tables/decide.ts';
import type { AnyRules } from '../tables/any-table.ts';
import { after, madeTable } from '../tables/after.ts';
import { rowOf } from '../tables/listed.ts';
import { seatOf, type LiveTable } from '../tables/live-table.ts';
import { Room, type RoomServices } from '../tables/room.ts';
import { sceneOf } from '../previews/scenes.ts';
import { seenOf } from '../previews/subjects.ts';

const NOW = 1_800_000_000_000;

/** The deal's: nobody may read it before the race is over. */
export const SECRET = 'ab'.repeat(32);
const TABLE_ID = 't';
const FIRST_COMMITMENT = commitmentTo(SECRET, TABLE_ID, 0);

/** More than one step writes. */
const LAST_ENTRIES = 40;

/** How a script is played on the wire. */
export interface WireGame {
  readonly rules: AnyRules;
  readonly options: unknown;
  /** What the rules have been made with. */
  readonly content?: OwnContent | undefined;
  readonly players: number;
  readonly viewer: Seat | 'public';
  readonly clock: ClockRule;
  /** What the viewer asks for, as somebody's bot does. */
  readonly wants?: ReadonlySet<BotWish>;
  /** For the first bids of those who change theirs: two worlds have different ones. */
  readonly seed: string;
  /** What lists say of the table; what the server's say, unless a test plants something. */
  readonly listed?: ((table: LiveTable) => unknown) | undefined;
}

/** A table at which a script is played, and everything that one viewer is sent there. */
export class WireWorld {
  readonly bytes: string[] = [];
  readonly #game: WireGame;
  readonly #script: readonly Act[];
  readonly #room: Room;
  readonly #peer: Peer;
  readonly #chance: FastChance;
  readonly #draws: Draws;
  /** Acts before each entry, and before the next. */
  readonly #acts = [0];
  /** Sealed choices that were changed before the last was in. */
  changes = 0;

  constructor(game: WireGame, script: readonly Act[]) {
    const { viewer, wants } = game;
    this.#game = game;
    this.#script = script;
    this.#chance = fastChance(game.seed);
    this.#draws = { done: 0, all: script.filter(({ who }) => who === TABLE) };
    this.#room = new Room(tableFor(game, this.#draws), servicesOf());
    const person = viewer === 'public' ? null : personAt(viewer);
    this.#peer = {
      person,
      ...(wants && { wants }),
      send: (frame) => this.bytes.push(withoutLaterDeals(frame.toString())),
    };
  }

  /** False: such a deal is not possible. */
  async begin(): Promise<boolean> {
    await this.#watch();
    return this.#isPossible(() => this.#room.act((table) => start(table, null)));
  }

  /** How many acts of the script are done. */
  done(): Promise<number> {
    return this.#room.read(({ table }) => {
      const entries = table?.entries ?? [];
      for (let entry = this.#acts.length - 1; entry < entries.length; entry++) {
        const { do: texts, then } = entries[entry] ?? { do: [], then: [] };
        this.#acts.push((this.#acts[entry] ?? 0) + texts.length + then.length);
      }
      return this.#acts.at(-1) ?? 0;
    });
  }

  /** The next seat's act; false: it is not possible here, or there is none. */
  async step(number: number): Promise<boolean> {
    const act = this.#script[await this.done()];
    if (act === undefined || act.who >= this.#game.players) return false;
    if (number % 2 === 0) await this.#chooseFirst(act, number);
    if (!(await this.#play(act.who, act.text, `${number}`))) return false;
    await this.#probe(number);
    return this.#isOnScript();
  }

  /** Forced moves are the table's: with another card in hand it plays that one. */
  async #isOnScript(): Promise<boolean> {
    await this.done();
    return this.#room.read(({ table }) => {
      const from = Math.max(0, this.#acts.length - 1 - LAST_ENTRIES);
      const texts = (table?.entries.slice(from) ?? []).flatMap((entry) => [...entry.do, ...entry.then]);
      return texts.every((text, at) => text === this.#script[(this.#acts[from] ?? 0) + at]?.text);
    });
  }

  /** Somebody else's sealed choice is made first, and changed to what the script says. */
  async #chooseFirst({ who }: Act, number: number): Promise<void> {
    const { rules, viewer } = this.#game;
    if (who === viewer) return;
    const first = await this.#room.read(({ table }) => {
      if (table === undefined || table.toAct.length < 2) return undefined;
      const out: number[] = [];
      const count = rules.legal(rules.imagine(table.view(who), this.#chance), who, out);
      return rules.write(out[this.#chance.below(count)] ?? -1);
    });
    if (first !== undefined && (await this.#play(who, first, `${number} first`))) this.changes++;
  }

  async #play(seat: Seat, text: string, id: string): Promise<boolean> {
    return this.#isPossible(() =>
      this.#room.act((table) => {
        const asked = table.table?.changeable(seat) ?? table.table?.asked(seat) ?? -1;
        return play(table, personAt(seat), { id, asked, do: [text] });
      }),
    );
  }

  async #isPossible(act: () => Promise<unknown>): Promise<boolean> {
    try {
      return !isRefusal(await act());
    } catch (error) {
      if (error instanceof ImpossibleDraw) return false;
      throw error;
    }
  }

  /** What the viewer can ask for: a whole view, the past, and why not. */
  async #probe(number: number): Promise<void> {
    if (this.#peer.person === null && number % 12 === 1) this.bytes.push(await this.#room.read(sceneIn));
    if (number % 6 === 0) await this.#watch();
    if (number % 6 === 3) {
      const length = await this.#room.read(({ table }) => table?.length ?? 0);
      const past = await this.#room.past(this.#peer, 'x', Math.max(0, length - 9), length, () => undefined);
      this.bytes.push(isRefusal(past) ? JSON.stringify(past) : past.toString());
    }
    const listed = this.#game.listed ?? ((live) => [glanceOf(live), rowOf(live).card]);
    if (number % 3 === 0) this.bytes.push(JSON.stringify(await this.#room.read(listed)));
    const reacting = personAt(number % this.#game.players);
    await this.#room.react((table) => react(table, reacting, 'thinking', WELCOME));
    const { person } = this.#peer;
    if (person === null) return;
    const text = this.#script[number % this.#script.length]?.text ?? '';
    const refused = await this.#room.read((table) => {
      const seat = seatOf(table, person.id);
      if (seat === undefined || table.table?.toAct.includes(seat) === true) return null;
      return play(table, person, { id: `probe ${number}`, asked: 0, do: [text] });
    });
    const hurried = await this.#room.read((table) => this.#mayHurry(table, person, number));
    this.bytes.push(JSON.stringify([refused, hurried]));
  }

  /** Only asked: what TABLE would have drawn is still to come. */
  #mayHurry(table: LiveTable, host: Person, number: number): unknown {
    const { done } = this.#draws;
    try {
      const decided = hurry(table, host, number % this.#game.players);
      return isRefusal(decided) ? decided : 'may';
    } catch (error) {
      if (error instanceof ImpossibleDraw) return 'may';
      throw error;
    } finally {
      this.#draws.done = done;
    }
  }

  async #watch(): Promise<void> {
    await this.#room.follow(this.#peer, () => undefined, undefined);
  }
}

/** What a link's picture is drawn from; the board is that of the track. */
function sceneIn(live: LiveTable): string {
  return JSON.stringify(sceneOf(seenOf(live)), (key, value: unknown) =>
    key === 'board' ? undefined : value,
  );
}

/** Only the first deal's secret is given here: those of a tour's later races are new in every world. */
function withoutLaterDeals(text: string): string {
  return text
    .replaceAll(/(?<="commitment":")[0-9a-f]{64}/g, (shown) => (shown === FIRST_COMMITMENT ? shown : 'later'))
    .replaceAll(/(?<="secret":")[0-9a-f]{64}/g, (secret) => (secret === SECRET ? secret : 'later'));
}

function personAt(seat: Seat): { id: string; name: string } {
  return { id: `p${seat}`, name: `P${seat}` };
}

function tableFor({ rules, options, content, players, clock }: WireGame, draws: Draws): LiveTable {
  const made = {
    game: rules.game,
    rulings: rules.rulings,
    options: options as Readonly<Record<string, unknown>>,
    ...(content && { content }),
    seats: Array.from({ length: players }, () => ({ plan: { kind: 'open' } as const, keyHash: null })),
    isPublic: true,
    // Says more of its seats than another.
    isRated: true as const,
    keyHash: '',
    clock,
    startsWhenFull: false,
    host: { person: 'p0', name: 'P0' },
    secret: SECRET,
  };
  let live = madeTable(TABLE_ID, made, NOW, scripted(rules, draws));
  for (let seat = 0; seat < players; seat++) {
    live = after(live, { kind: 'sat', seat, person: `p${seat}`, name: `P${seat}` }, NOW);
  }
  return live;
}

/** What the script has TABLE draw cannot be drawn: where one card was another, it may come again later. */
class ImpossibleDraw extends Error {}

/** What the script has TABLE do, and how much of it is done. */
interface Draws {
  readonly all: readonly Act[];
  done: number;
}

/** TABLE does what the script says. */
function scripted(rules: AnyRules, draws: Draws): AnyRules {
  return {
    ...rules,
    roll: (state) => {
      const action = draws.all[draws.done++]?.action ?? -1;
      if (rules.refusal(state, TABLE, action) !== undefined) throw new ImpossibleDraw();
      return action;
    },
  };
}

function servicesOf(): RoomServices {
  const store = { kind: 'sqlite', append: () => Promise.resolve(true) } as unknown as Store;
  return {
    store,
    botPauseMs: 0,
    shuffleMs: 0,
    now: () => NOW,
    isOnline: () => false,
    life: { aways: () => Promise.resolve([]), noteClock: () => undefined },
    countWatching: (_table, here) => here,
    think: () => Promise.resolve(undefined),
    listsChanged: () => undefined,
    anyListChanged: () => undefined,
    wrote: () => undefined,
    failed: (_table, error) => {
      if (!(error instanceof ImpossibleDraw)) throw error;
    },
  };
}
