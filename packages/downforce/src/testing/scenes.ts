/** Over 300 lines: the scenes that tests start from share their builders. */
import {
  fastChance,
  type Action,
  type Actor,
  type Chance,
  isRefusal,
  type Refusal,
  resolveOptions,
  type Seat,
  seatsIn,
  type Stream,
  TABLE,
  TABLE_ALONE,
} from '@paddock/kernel';
import { type Kind, SPEED_8_KINDS } from '../deck/deck.ts';
import { findPassed } from '../phases/steps.ts';
import { type PowerName, POWERS } from '../powers/names.ts';
import { PRINTED_CONTENT } from '../rules/content.ts';
import { downforce, downforceWith } from '../rules/whole/downforce.ts';
import type { DownforceRules } from '../rules/rules.ts';
import { giveTo, putCar } from '../state/access.ts';
import { type Car, type CarName, CARS } from '../state/cars.ts';
import type { DownforceFact } from '../state/facts.ts';
import type { Content, DownforceState } from '../state/game.ts';
import { handAt, insertKind, takeUnseen, unseenKind } from '../state/hands.ts';
import {
  ACTOR,
  ASIDE,
  ASIDE_CAR,
  ASIDE_POWER,
  FACE_DOWN,
  FINISH,
  HOLDER,
  HOME,
  HOME_COUNT,
  IN_BOX,
  IN_PILE,
  LAP,
  LAST_LAP,
  NONE,
  PHASE,
  PLAYING,
  PRICE,
  ROUND,
  SPACE,
  SPACE_HIGH,
  SPEED_8,
  STAGE,
  TURN,
  UNSEEN_TOTAL,
} from '../state/layout.ts';
import type { CardName } from '../state/names.ts';
import type { DownforceOptions } from '../state/options.ts';
import type { DownforcePublic, OwnView } from '../state/views.ts';
import type { Section } from '../track/reading/file.ts';
import type { Track } from '../track/index.ts';
import { mustRead, openFile, straight } from '../track/testing/ring.ts';
import { TURNING_CARD } from '../variants/automas/terms.ts';

/** An open road of three lanes: a grid of four rows (section 1), then thirty rows; lines after 20, 24 and 27 of them. */
export const STRAIGHT = testTrack([straight(20), straight(4), straight(3), straight(3)], [3, 4, 5]);

/** An open road after a grid of four rows. `lines`: the sections, from 1 (the grid), at whose start each line lies. */
export function testTrack(sections: readonly Section[], lines: readonly number[]): Track {
  return mustRead(openFile(sections, { id: 'road', lines }));
}

export function contentWith(track: Track): Content {
  return { deck: PRINTED_CONTENT.deck, tracks: [track] };
}

export interface Scene {
  readonly players?: number;
  readonly options?: Partial<DownforceOptions>;
  readonly track?: Track;
  /** Seat by car; by default black to seat 0, blue to seat 1 and so on; `null` is unowned. */
  readonly owners?: Partial<Record<CarName, Seat | null>>;
  readonly prices?: Partial<Record<CarName, number>>;
  /** The other cars stand on the grid in order, before the first lap begins. */
  readonly at?: Partial<Record<CarName, number>>;
  /** Best first. */
  readonly finished?: readonly CarName[];
  readonly powers?: Partial<Record<PowerName, Seat>>;
  /** By seat, kinds separated by spaces; the other seats get one card. */
  readonly hands?: readonly string[];
  /** Cars whose Speed-8 has been played. */
  readonly spent?: readonly CarName[];
  readonly turn?: Seat;
  /** By default the newest. */
  readonly rulings?: number;
}

/** Rules and a state. */
export class TestTable {
  readonly rules: DownforceRules;
  readonly state: DownforceState;

  constructor(
    players: number,
    options: Partial<DownforceOptions> = {},
    content: Content = PRINTED_CONTENT,
    rulings: number = downforce.rulings,
  ) {
    const newest = content === PRINTED_CONTENT ? downforce : downforceWith(content);
    this.rules = newest.under(rulings) ?? newest;
    const resolved = resolveOptions(this.rules.options, players, options);
    if (isRefusal(resolved)) throw new Error(`${resolved.code} ${JSON.stringify(resolved.params)}`);
    this.state = this.rules.start({ players, options: resolved });
  }

  get bytes(): Uint8Array {
    return this.state.bytes;
  }

  get public(): DownforcePublic {
    return this.rules.view(this.state, 'public').public;
  }

  own(seat: Seat): OwnView {
    const { own } = this.rules.view(this.state, seat);
    if (own === undefined) throw new Error(`seat ${seat} sees nothing of its own`);
    return own;
  }

  get asked(): Seat[] {
    return this.isTables ? [] : seatsIn(this.rules.toAct(this.state));
  }

  get isTables(): boolean {
    return this.rules.toAct(this.state) === TABLE_ALONE;
  }

  get actor(): Actor {
    return this.isTables ? TABLE : this.asked[0];
  }

  /** Plays these actions for the actor; if several may act, for the lowest seat. */
  act(...texts: readonly string[]): DownforceFact[] {
    return texts.flatMap((text) => this.actAs(this.actor, text));
  }

  /** Returns what everybody was told. */
  actAs(who: Actor, text: string): DownforceFact[] {
    const refused = this.refusal(who, text);
    if (refused !== undefined) throw new Error(`${text}: ${refused.code} (${refused.rule})`);
    const told: DownforceFact[] = [];
    this.rules.apply(this.state, who, this.action(text), {
      all: (fact) => told.push(fact),
      only: (_seat, _secret, shadow) => told.push(shadow),
    });
    return told;
  }

  refusal(who: Actor, text: string): Refusal | undefined {
    return this.rules.refusal(this.state, who, this.action(text));
  }

  /** «code rule», or nothing. */
  why(who: Actor, text: string): string | undefined {
    const refused = this.refusal(who, text);
    return refused && `${refused.code} ${refused.rule}`;
  }

  legal(seat: Seat = this.actor): string[] {
    const out: Action[] = [];
    const count = this.rules.legal(this.state, seat, out);
    return out.slice(0, count).map((action) => this.rules.write(action));
  }

  /** TABLE's actions, drawn from `chance`. */
  roll(chance: Chance = chanceOf()): DownforceFact[] {
    const told: DownforceFact[] = [];
    while (this.isTables) told.push(...this.act(this.rules.write(this.rules.roll(this.state, chance))));
    return told;
  }

  /** Random play until the game ends or `until` stops it. */
  playOn(
    chance: Chance,
    { until, watch }: { until?: () => boolean; watch?: (text: string) => void } = {},
  ): void {
    const out: Action[] = [];
    while (this.rules.toAct(this.state) !== 0) {
      if (until?.() === true) return;
      const who = this.actor;
      const action =
        who === TABLE
          ? this.rules.roll(this.state, chance)
          : out[chance.below(this.rules.legal(this.state, who, out), 'lot')];
      watch?.(this.rules.write(action));
      this.rules.apply(this.state, who, action);
    }
  }

  action(text: string): Action {
    const action = this.rules.read(text);
    if (isRefusal(action)) throw new Error(`${text}: ${action.code}`);
    return action;
  }

  /** Gives a seat cards, and takes them out of the unseen ones. */
  give(seat: Seat, cards: string): this {
    for (const card of words(cards)) {
      takeUnseen(this.bytes, this.kind(card));
      insertKind(this.bytes, handAt(this.state.game, seat), this.kind(card));
    }
    return this;
  }

  kind(card: CardName): Kind {
    const kind = this.state.game.deck.names.indexOf(card);
    if (kind < SPEED_8_KINDS) throw new Error(`there is no card ${card}`);
    return kind;
  }
}

/** A random set-up, up to the first choice of a seat. */
export function setUp(players: number, options: ConstructorParameters<typeof TestTable>[1] = {}): TestTable {
  const table = new TestTable(players, options);
  table.roll(fastChance('set-up'));
  return table;
}

/** A race at the start of a turn. */
export function raceWith(scene: Scene = {}): TestTable {
  const { players = 6, track = STRAIGHT, turn = 0, hands = [] } = scene;
  const table = new TestTable(players, scene.options, contentWith(track), scene.rulings);
  const { bytes, state } = table;
  const free = [...track.grid].filter((space) => !Object.values(scene.at ?? {}).includes(space));
  for (const [car, name] of CARS.entries()) {
    const owner = scene.owners?.[name];
    if (owner !== null) giveTo(bytes, car, owner ?? car % players);
    bytes[PRICE + car] = scene.prices?.[name] ?? 0;
    if (scene.finished?.includes(name) === true) continue;
    const space = scene.at?.[name] ?? free.shift() ?? 0;
    putCar(bytes, car, space);
    bytes[LAP + car] = track.grid.includes(space) ? track.startLap : LAST_LAP;
  }
  for (const name of scene.finished ?? []) bringHome(bytes, CARS.indexOf(name));
  findPassed(state);
  for (const [power, name] of POWERS.entries()) bytes[HOLDER + power] = scene.powers?.[name] ?? IN_BOX;
  for (let seat = 0; seat < players; seat++) table.give(seat, hands[seat] ?? '');
  for (let seat = 0; seat < players; seat++) {
    if (hands[seat] !== undefined || bytes[UNSEEN_TOTAL] === 0) continue;
    table.give(seat, state.game.deck.names[unseenKind(bytes, 0)]);
  }
  bytes[FACE_DOWN] = 0;
  bytes[STAGE] = state.game.stages.length - 1;
  for (const name of scene.spent ?? []) bytes[SPEED_8] &= ~(1 << CARS.indexOf(name));
  bytes[PHASE] = turn < state.game.people ? PLAYING : TURNING_CARD;
  bytes[TURN] = turn;
  bytes[ACTOR] = turn;
  return table;
}

function bringHome(bytes: Uint8Array, car: Car): void {
  bytes[SPACE + car] = 255;
  bytes[SPACE_HIGH + car] = 255;
  bytes[LAP + car] = LAST_LAP + 1;
  bytes[FINISH + bytes[HOME_COUNT]++] = car;
  bytes[HOME] |= 1 << car;
}

export interface AuctionScene {
  readonly players: number;
  readonly options?: Partial<DownforceOptions>;
  /** By seat, complete. */
  readonly hands: readonly string[];
  /** Cars sold already, for nothing and without a power. */
  readonly owners?: Partial<Record<CarName, Seat>>;
  readonly aside?: readonly CarName[];
  /** Powers won already; of the others, the first ones are face down, as many as cars. */
  readonly powers?: Partial<Record<PowerName, Seat>>;
}

/** An auction with these hands, before the next car is turned up: all cars neither sold nor set aside are to come. */
export function auctionWith(scene: AuctionScene): TestTable {
  const { players, options, hands, owners = {}, aside = [], powers = {} } = scene;
  const table = new TestTable(players, options);
  const { bytes, state } = table;
  for (const car of CARS) table.act(`grid ${car}`);
  for (const [seat, cards] of hands.entries()) table.give(seat, cards);
  bytes[STAGE] = state.game.stages.findIndex((stage) => stage.name === 'beginAuction');
  state.game.stages[bytes[STAGE]](state, undefined);
  for (const [car, name] of CARS.entries()) {
    const owner = owners[name];
    if (owner !== undefined) giveTo(bytes, car, owner);
    if (owner !== undefined || aside.includes(name)) bytes[FACE_DOWN] &= ~(1 << car);
  }
  for (const [index, name] of aside.entries()) {
    bytes[ASIDE_CAR + index] = CARS.indexOf(name);
    bytes[ASIDE_POWER + index] = NONE;
  }
  bytes[ASIDE] = aside.length;
  bytes[ROUND] = Object.keys(owners).length + aside.length;
  let toCome = CARS.length - bytes[ROUND];
  for (const [power, name] of POWERS.entries()) {
    const owner = powers[name];
    if (owner !== undefined) bytes[HOLDER + power] = owner;
    else if (bytes[HOLDER + power] === IN_PILE && toCome-- <= 0) bytes[HOLDER + power] = IN_BOX;
  }
  return table;
}

/** Returns these numbers, then zeros, and remembers what it was asked. */
export function chanceOf(...numbers: readonly number[]): Chance & { readonly asked: [number, Stream][] } {
  const asked: [number, Stream][] = [];
  const below = (n: number, stream: Stream) => {
    asked.push([n, stream]);
    return numbers[asked.length - 1] ?? 0;
  };
  return { asked, below };
}

export function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

export function factsOf<Kind extends DownforceFact['kind']>(
  facts: readonly DownforceFact[],
  kind: Kind,
): Extract<DownforceFact, { kind: Kind }>[] {
  return facts.filter((fact): fact is Extract<DownforceFact, { kind: Kind }> => fact.kind === kind);
}
