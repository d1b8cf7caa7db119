import type { Seat } from '@paddock/kernel';
import type { ClockRule, SeatClock } from '@paddock/protocol';
import type { AnyTable } from './any-table.ts';

const DAY_MS = 86_400_000;

/** The clock of one question. */
interface Running {
  readonly asked: number;
  readonly since: number;
  /** A stand-in has the seat: the time goes by, and nobody calls it. */
  readonly isHeld: boolean;
}

/** Times as the log tells them: two servers that read the same log have the same clocks. */
export class Clocks {
  readonly #rule: ClockRule;
  readonly #reserves: readonly number[];
  readonly #running: readonly (Running | undefined)[];

  private constructor(
    rule: ClockRule,
    reserves: readonly number[],
    running: readonly (Running | undefined)[],
  ) {
    this.#rule = rule;
    this.#reserves = reserves;
    this.#running = running;
  }

  static of(rule: ClockRule, seats: number): Clocks {
    const reserve = rule.kind === 'live' ? rule.reserveSeconds * 1000 : 0;
    const reserves = Array.from({ length: seats }, () => reserve);
    return new Clocks(
      rule,
      reserves,
      reserves.map(() => undefined),
    );
  }

  /**
   * After an event of the game: stops the clocks of questions that were answered, and starts those of seats to act. A clock goes
   * on while a stand-in has the seat, even if nobody calls it: otherwise a person who hands the seat over and takes it back
   * would have a new move time, as often as they like.
   */
  after(table: AnyTable, isPersons: (seat: Seat) => boolean, at: number): Clocks {
    if (this.#rule.kind === 'none') return this;
    const reserves = [...this.#reserves];
    const running = this.#running.map((before, seat) => {
      const asked = table.toAct.includes(seat) ? table.asked(seat) : undefined;
      if (before !== undefined && before.asked === asked) return { ...before, isHeld: !isPersons(seat) };
      if (before !== undefined) reserves[seat] = this.#reserveAfter(seat, before, at);
      // A seat with nothing to decide, such as saying that it is ready, has no deadline: a season can be put away.
      const isTimed = asked !== undefined && isPersons(seat) && table.hasChoice(seat);
      return isTimed ? { asked, since: at, isHeld: false } : undefined;
    });
    return new Clocks(this.#rule, reserves, running);
  }

  /** Whether a clock is running that started before this, held ones too. */
  hasRunSince(before: number): boolean {
    return this.#running.some((running) => running !== undefined && running.since < before);
  }

  /** Leaves that stretch out: it counts on nobody's clock. */
  without(since: number, until: number): Clocks {
    const running = this.#running.map(
      (each) => each && { ...each, since: each.since + Math.max(0, until - Math.max(since, each.since)) },
    );
    return new Clocks(this.#rule, this.#reserves, running);
  }

  deadline(seat: Seat): number | undefined {
    return this.#running[seat]?.isHeld === true ? undefined : this.#end(seat);
  }

  /** The time for the seat's question is over, whoever has the seat. */
  isOut(seat: Seat, now: number): boolean {
    return (this.#end(seat) ?? Infinity) <= now;
  }

  /** The nearest one. */
  nextDeadline(): number | undefined {
    const deadlines = this.#running.flatMap((_, seat) => this.deadline(seat) ?? []);
    return deadlines.length === 0 ? undefined : Math.min(...deadlines);
  }

  overdue(now: number): Seat[] {
    return this.#running.flatMap((_, seat) => ((this.deadline(seat) ?? Infinity) <= now ? [seat] : []));
  }

  shown(now: number): SeatClock[] {
    return this.#running.flatMap((_, seat) => {
      const deadline = this.deadline(seat);
      if (deadline === undefined) return [];
      return [{ seat, left: Math.max(0, deadline - now), reserve: this.#reserves[seat] ?? 0 }];
    });
  }

  #end(seat: Seat): number | undefined {
    const running = this.#running[seat];
    return running && running.since + this.#move() + (this.#reserves[seat] ?? 0);
  }

  #reserveAfter(seat: Seat, { since }: Running, at: number): number {
    const over = Math.max(0, at - since - this.#move());
    return Math.max(0, (this.#reserves[seat] ?? 0) - over);
  }

  #move(): number {
    if (this.#rule.kind === 'live') return this.#rule.moveSeconds * 1000;
    return this.#rule.kind === 'days' ? this.#rule.days * DAY_MS : 0;
  }
}
