import { formula } from '@paddock/formula';
import { fastChance, isRefusal, TABLE, type FastChance, type Seat } from '@paddock/kernel';
import { playScript, type Act } from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import type { Store } from './store/port.ts';
import { play, start } from './tables/decide.ts';
import type { AnyRules } from './tables/games.ts';
import { LiveTable } from './tables/live-table.ts';
import type { Peer } from './tables/audience.ts';
import { Room, type House } from './tables/room.ts';

/**
 * What a viewer gets on the wire, in two worlds that the viewer must not be able to tell apart: the second is the first
 * with hidden draws exchanged, by a list that knows neither views nor frames.
 */

const HAND_SIZE = 5;
const NOW = 1_800_000_000_000;
const SECRET = 'ab'.repeat(32);
const OPTIONS = { races: 1, removed: 24, teams: 'dealt', championship: 'constructors', drivers: [] } as const;

/** F-S6: a card that another seat was dealt or drew, as long as nobody plays it. */
function hiddenDraws(script: readonly Act[], players: number, viewer: Seat | 'public'): number[] {
  const hidden: number[] = [];
  let dealt = 0;
  let lastPlayer = -1;
  for (const [at, { who, text }] of script.entries()) {
    if (text.startsWith('play ')) lastPlayer = who;
    if (!text.startsWith('draw ')) continue;
    const owner = dealt < HAND_SIZE * players ? dealt % players : lastPlayer;
    dealt++;
    if (owner !== viewer) hidden.push(at);
  }
  return hidden;
}

/** Two hidden draws of different cards, exchanged; undefined: there are none. */
function twinOf(script: readonly Act[], hidden: readonly number[], chance: FastChance): Act[] | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const [a, b] = [hidden[chance.below(hidden.length)], hidden[chance.below(hidden.length)]];
    const [one, other] = [script[a ?? -1], script[b ?? -1]];
    if (one === undefined || other === undefined || one.action === other.action) continue;
    return script.map((act, at) => {
      if (at === a) return { ...act, action: other.action, text: other.text };
      return at === b ? { ...act, action: one.action, text: one.text } : act;
    });
  }
  return undefined;
}

/** TABLE does what the script says. */
function scripted(rules: AnyRules, script: readonly Act[]): AnyRules {
  const draws = script.filter(({ who }) => who === TABLE);
  let drawn = 0;
  return { ...rules, roll: () => draws[drawn++]?.action ?? -1 };
}

class WireWorld {
  readonly bytes: string[] = [];
  readonly #room: Room;
  readonly #script: readonly Act[];
  readonly #players: number;
  readonly #peer: Peer;

  constructor(rules: AnyRules, script: readonly Act[], players: number, viewer: Seat | 'public') {
    const made = {
      game: 'formula',
      rulings: 1,
      options: OPTIONS,
      seats: Array.from({ length: players }, () => ({ plan: { kind: 'open' } as const, keyHash: null })),
      isPublic: true,
      keyHash: '',
      clock: { kind: 'none' } as const,
      startsWhenFull: false,
      host: { person: 'p0', name: 'P0' },
      secret: SECRET,
    };
    const table = new LiveTable('t', made, NOW, scripted(rules, script));
    for (let seat = 0; seat < players; seat++) {
      table.apply({ kind: 'sat', seat, person: `p${seat}`, name: `P${seat}` }, NOW);
    }
    this.#room = new Room(table, houseOf());
    this.#script = script;
    this.#players = players;
    const person = viewer === 'public' ? null : { id: `p${viewer}`, name: `P${viewer}` };
    this.#peer = { person, send: (frame) => this.bytes.push(frame.toString()) };
  }

  async begin(): Promise<void> {
    await this.#watch();
    await this.#room.act((table) => start(table, null));
  }

  /** The next seat's act; false: it is not possible here, or there is none. */
  async step(number: number): Promise<boolean> {
    const at = await this.#room.read(({ game }) =>
      (game?.entries ?? []).reduce((acts, entry) => acts + entry.do.length + entry.then.length, 0),
    );
    const act = this.#script[at];
    if (act === undefined || act.who >= this.#players) return false;
    const person = { id: `p${act.who}`, name: `P${act.who}` };
    const answer = await this.#room.act((table) =>
      play(table, person, { id: `${number}`, asked: table.game?.asked(act.who) ?? -1, do: [act.text] }),
    );
    if (isRefusal(answer)) return false;
    await this.#probe(number);
    return true;
  }

  /** What the viewer can ask for: a whole view, the past, and why not. */
  async #probe(number: number): Promise<void> {
    if (number % 6 === 0) await this.#watch();
    if (number % 6 === 3) {
      const length = await this.#room.read(({ game }) => game?.length ?? 0);
      const past = await this.#room.past(this.#peer, 'x', Math.max(0, length - 9), length, () => undefined);
      this.bytes.push(JSON.stringify(past));
    }
    const { person } = this.#peer;
    if (person === null) return;
    const text = `play ${['crash', 'pit-stop', 'turbo', 'overtake-3-red'][number % 4]}`;
    const refused = await this.#room.read((table) => {
      const seat = table.seatOf(person.id);
      if (seat === undefined || table.game?.toAct.includes(seat) === true) return null;
      return play(table, person, { id: `probe ${number}`, asked: 0, do: [text] });
    });
    this.bytes.push(JSON.stringify(refused));
  }

  async #watch(): Promise<void> {
    await this.#room.follow(this.#peer, () => undefined, undefined);
  }
}

function houseOf(): House {
  const store = { append: () => Promise.resolve(true) } as unknown as Store;
  return {
    store,
    botPauseMs: 0,
    now: () => NOW,
    isOnline: () => false,
    think: () => Promise.resolve(undefined),
    listed: () => undefined,
    turned: () => undefined,
    changedElsewhere: () => undefined,
    failed: (_table, error) => {
      throw error;
    },
  };
}

interface Compared {
  readonly frames: number;
  readonly bytes: number;
  readonly leak?: string;
  readonly showsSecret: boolean;
}

async function compare(rules: AnyRules, game: number): Promise<Compared> {
  const players = 2 + (game % 4);
  const chance = fastChance(`twin ${game}`);
  const viewer = game % 3 === 0 ? 'public' : chance.below(players);
  const script = playScript(formula, { players, options: OPTIONS }, `wire ${game}`);
  const twin = twinOf(script, hiddenDraws(script, players, viewer), chance);
  if (twin === undefined) return { frames: 0, bytes: 0, showsSecret: false };
  const here = new WireWorld(rules, script, players, viewer);
  const there = new WireWorld(rules, twin, players, viewer);
  await here.begin();
  await there.begin();
  for (let number = 0; ; number++) {
    const [one, other] = [here.bytes.length, there.bytes.length];
    const isGoing = (await here.step(number)) && (await there.step(number));
    if (!isGoing) {
      // The twin could not go on: what one world alone has sent does not count.
      here.bytes.length = one;
      there.bytes.length = other;
      break;
    }
    const isOver = here.bytes.at(-1)?.includes('"isOver":true') === true;
    if (isOver) break;
  }
  const at = here.bytes.findIndex((bytes, index) => bytes !== there.bytes[index]);
  return {
    frames: here.bytes.length,
    bytes: here.bytes.join('').length,
    showsSecret: here.bytes.some((bytes) => bytes.includes(SECRET) && !bytes.includes('"isOver":true')),
    ...(at !== -1 && { leak: `game ${game}, ${viewer}: ${here.bytes[at]}\n${there.bytes[at]}` }),
  };
}

const FORMULA = formula as unknown as AnyRules;

describe('F-S6: on the wire', () => {
  it('no byte to a viewer differs between twin worlds, and no secret is shown before its time', async () => {
    let frames = 0;
    for (let game = 0; game < 1_000; game++) {
      const compared = await compare(FORMULA, game);
      expect(compared.leak).toBeUndefined();
      expect(compared.showsSecret).toBe(false);
      frames += compared.frames;
    }
    expect(frames).toBeGreaterThan(10_000);
  });

  it('a planted leak is found', async () => {
    const leaky: AnyRules = {
      ...FORMULA,
      apply: (state, who, action, tell) =>
        FORMULA.apply(
          state,
          who,
          action,
          tell && { all: (fact) => tell.all(fact), only: (_seat, secret) => tell.all(secret) },
        ),
    };
    let leaks = 0;
    for (let game = 0; game < 20; game++) if ((await compare(leaky, game)).leak !== undefined) leaks++;
    expect(leaks).toBeGreaterThan(5);
  });
});
