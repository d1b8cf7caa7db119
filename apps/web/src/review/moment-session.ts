import { signal, type ReadonlySignal } from '@preact/signals';
import { refuse, type Refusal, type Seat, type ViewShape } from '@paddock/kernel';
import type { LogLine, SeatInfo, Session } from '../session/session.ts';
import type { Reviewable } from './open-review.ts';

/** One moment of a finished game at the real table: plans can be tried out, and none is played. */
export class MomentSession implements Session<ViewShape, unknown> {
  readonly game: string;
  readonly match: string;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly viewer: ReadonlySignal<Seat | 'public'>;
  readonly handOverTo = signal(null);
  readonly moment = signal(null);
  readonly view: ReadonlySignal<ViewShape>;
  readonly log: ReadonlySignal<readonly LogLine<unknown>[]>;
  readonly toAct: ReadonlySignal<readonly Seat[]>;
  readonly mayAct: ReadonlySignal<boolean>;
  readonly keptPlan = signal<readonly string[]>([]);
  readonly offeredPlan = signal<readonly string[]>([]);
  readonly explain: (refusal: Refusal) => string | undefined;

  /** `seat`: who decides here; undefined after a draw. */
  constructor(
    { record, names, timeline }: Reviewable,
    position: number,
    seat: Seat | undefined,
    notHere: () => string,
  ) {
    const viewer = seat ?? 'public';
    const isAsked = seat !== undefined && timeline.toAct(position).includes(seat);
    this.game = record.game;
    this.match = record.match;
    this.seats = signal(names.map((name, at) => ({ ...record.seats[at], name, standIn: null })));
    this.viewer = signal(viewer);
    this.view = signal(timeline.view(position, viewer));
    this.toAct = signal(timeline.toAct(position));
    this.mayAct = signal(isAsked);
    this.log = signal(
      timeline
        .facts(viewer)
        .slice(0, position)
        .flatMap((facts, step) => facts.map((fact) => ({ entry: timeline.entryOf(step), fact }))),
    );
    this.explain = ({ code }) => (code === 'review' ? notHere() : undefined);
  }

  keepPlan(texts: readonly string[]): void {
    this.keptPlan.value = texts;
  }

  offerPlan(texts: readonly string[]): void {
    this.keepPlan(texts);
    this.offeredPlan.value = [...texts];
  }

  command(): Promise<Refusal> {
    return Promise.resolve(refuse('review', 'review'));
  }

  takeDevice(): void {
    // A review shows its reader every hand.
  }

  shown(): void {
    // Nothing moves by itself.
  }

  skip(): void {
    // Nothing moves by itself.
  }
}
