import { batch, computed, signal } from '@preact/signals';
import { fastChance, isRefusal, resolveOptions, type Action, type Refusal, type Seat } from '@paddock/kernel';
import {
  downforce,
  type DownforceFact,
  type DownforceOptions,
  type DownforceState,
  type DownforceView,
} from '@paddock/downforce';
import { Table } from '@paddock/table';
import type { SeatInfo } from '../session/session.ts';
import { linesOf, Stage } from '../session/stage.ts';
import type { DownforceSession } from './desk.ts';

type DownforceTable = Table<DownforceOptions, DownforceState, DownforceView, DownforceFact>;

export interface Cast {
  readonly players: number;
  readonly options: Partial<DownforceOptions>;
  readonly seed: string;
  /** Everybody plays at random until the game looks like this to the first seat. */
  readonly until: (view: DownforceView, toAct: readonly Seat[]) => boolean;
}

/** A table in the page where all but the first seat play at random: for looking at the screen while it is made. */
export class GallerySession implements DownforceSession {
  readonly game = 'downforce';
  readonly match = 'gallery';
  readonly seats = signal<readonly SeatInfo[]>([]);
  readonly viewer = signal<Seat | 'public'>(0);
  readonly handOverTo = signal<Seat | null>(null);
  readonly keptPlan = signal<readonly string[]>([]);
  readonly toAct = signal<readonly Seat[]>([]);
  readonly view;
  readonly moment;
  readonly log;
  readonly mayAct;
  readonly #table: DownforceTable;
  readonly #stage: Stage<DownforceView, DownforceFact>;
  readonly #chance;
  #commands = 0;

  constructor({ players, options, seed, until }: Cast) {
    const resolved = resolveOptions(downforce.options, players, options);
    if (isRefusal(resolved)) throw new Error(resolved.code);
    this.#chance = fastChance(seed);
    const names = ['You', 'Ana', 'Ayrton', 'Niki', 'Michèle', 'Gilles'];
    const seats = Array.from({ length: players }, (_, seat) => ({
      name: names[seat] ?? '',
      ...(seat > 0 && { bot: 'random' }),
    }));
    const digits = () => this.#chance.below(16).toString(16);
    const secret = () => Array.from({ length: 64 }, digits).join('');
    this.#table = Table.make(downforce, { match: 'gallery', options: resolved, seats }, secret);
    this.seats.value = seats.map((seat) => ({ ...seat, standIn: null }));
    this.#table.start();
    while (!this.#table.isOver && !until(this.#table.view(0), this.#table.toAct))
      this.#playOne(this.#table.toAct[0] ?? 0);
    if (!until(this.#table.view(0), this.#table.toAct)) throw new Error('the game ended first');
    this.#stage = new Stage(this.#table.view(0), linesOf(this.#table.moments(0, 0)));
    this.view = this.#stage.view;
    this.moment = this.#stage.moment;
    this.log = this.#stage.log;
    this.toAct.value = this.#table.toAct;
    this.mayAct = computed(() => this.#stage.isIdle.value && this.toAct.value.includes(0));
    if (!this.#table.toAct.includes(0)) setTimeout(() => this.#goOn(), 600);
  }

  takeDevice(): void {
    this.handOverTo.value = null;
  }

  shown(): void {
    this.#stage.shown();
    this.#goOn();
  }

  skip(): void {
    this.#stage.skip();
    this.#goOn();
  }

  keepPlan(texts: readonly string[]): void {
    this.keptPlan.value = texts;
  }

  command(texts: readonly string[]): Promise<Refusal | undefined> {
    const answer = this.#send(0, texts);
    if (isRefusal(answer)) return Promise.resolve(answer);
    batch(() => {
      this.keptPlan.value = [];
      this.toAct.value = [];
      this.#stage.enqueue(this.#table.moments(0, answer.from, answer.to));
    });
    if (this.#stage.isIdle.peek()) this.#goOn();
    return Promise.resolve(undefined);
  }

  #goOn(): void {
    if (!this.#stage.isIdle.peek()) return;
    const { toAct } = this.#table;
    this.toAct.value = toAct;
    const other = toAct.find((seat) => seat !== 0);
    if (other === undefined) return;
    const before = this.#table.length;
    this.#playOne(other);
    this.#stage.enqueue(this.#table.moments(0, before));
  }

  #send(seat: Seat, texts: readonly string[]): ReturnType<DownforceTable['command']> {
    this.#commands++;
    return this.#table.command({
      seat,
      id: String(this.#commands),
      asked: this.#table.asked(seat),
      do: texts,
    });
  }

  #playOne(seat: Seat): void {
    const state = downforce.imagine(this.#table.view(seat), this.#chance);
    const out: Action[] = [];
    const count = downforce.legal(state, seat, out);
    this.#send(seat, [downforce.write(out[this.#chance.below(count)] ?? 0)]);
  }
}
