import type { Seat } from '@paddock/kernel';
import type { ClockRule, SeatClock } from '@paddock/protocol';
import type { AnyTable } from '../games.ts';

const DAY_MS = 86_400_000;

interface Running {
  readonly asked: number;
  readonly since: number;
}

/** Times as the log tells them: two servers that read the same log have the same clocks. */
export class Clocks {
  readonly #rule: ClockRule;
  readonly #reserves: number[];
  readonly #running: (Running | undefined)[];

  constructor(rule: ClockRule, seats: number) {
    this.#rule = rule;
    const reserve = rule.kind === 'live' ? rule.reserveSeconds * 1000 : 0;
    this.#reserves = Array.from({ length: seats }, () => reserve);
    this.#running = Array.from({ length: seats }, () => undefined);
  }

  /** After every event of the game: who has answered, and whose time begins. */
  note(table: AnyTable, isPersons: (seat: Seat) => boolean, at: number): void {
    if (this.#rule.kind === 'none') return;
    for (let seat = 0; seat < this.#reserves.length; seat++) {
      const running = this.#running[seat];
      const isAsked = table.toAct.includes(seat) && isPersons(seat);
      if (running !== undefined && isAsked && running.asked === table.asked(seat)) continue;
      if (running !== undefined) this.#stop(seat, running, at);
      // A seat with nothing to decide, such as saying that it is ready, has all the time: a season can be put away.
      if (isAsked && table.hasChoice(seat)) this.#running[seat] = { asked: table.asked(seat), since: at };
    }
  }

  deadline(seat: Seat): number | undefined {
    const running = this.#running[seat];
    return running && running.since + this.#move() + (this.#reserves[seat] ?? 0);
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

  #stop(seat: Seat, { since }: Running, at: number): void {
    const over = Math.max(0, at - since - this.#move());
    this.#reserves[seat] = Math.max(0, (this.#reserves[seat] ?? 0) - over);
    this.#running[seat] = undefined;
  }

  #move(): number {
    if (this.#rule.kind === 'live') return this.#rule.moveSeconds * 1000;
    return this.#rule.kind === 'days' ? this.#rule.days * DAY_MS : 0;
  }
}
