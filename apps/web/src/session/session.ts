import type { ReadonlySignal } from '@preact/signals';
import type { Refusal, Seat } from '@paddock/kernel';
import type { Moment } from '@paddock/table';
import type { Pace } from '../app/settings.ts';

export interface SeatInfo {
  readonly name: string;
  /** The bot's level; absent for a person. */
  readonly bot?: string;
  /** The level of the bot that plays for a person who is away. */
  readonly standIn: string | null;
}

/** A told fact, with the entry it belongs to, so that the log can lead to the moment. */
export interface LogLine<Fact> {
  readonly entry: number;
  readonly fact: Fact;
}

/**
 * What a table screen needs of the game it shows, wherever that game runs: in the page, in a replay, later on a server.
 * The screen shows one moment after another, at its own speed; the session waits for it.
 */
export interface Session<View, Fact> {
  readonly game: string;
  readonly match: string;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  /** Who looks at the screen. */
  readonly viewer: ReadonlySignal<Seat | 'public'>;
  /** Several people look at the screen, one after the other. */
  readonly isShared?: boolean;
  /** The person the device must be handed to before hands are shown; null when nobody waits. */
  readonly handOverTo: ReadonlySignal<Seat | null>;
  takeDevice(): void;
  /** What is on the screen: the view after the last moment that was shown. */
  readonly view: ReadonlySignal<View>;
  /** The moment to show now (its facts to animate and to tell); null when the screen is up to date. */
  readonly moment: ReadonlySignal<Moment<View, Fact> | null>;
  /** The screen has finished with the current moment. */
  shown(): void;
  /** Show the newest view at once; every skipped fact still goes to the log. */
  skip(): void;
  readonly log: ReadonlySignal<readonly LogLine<Fact>[]>;
  /** How fast it is shown; absent: as the settings say. */
  readonly speed?: ReadonlySignal<Pace>;
  /** Seats that are asked now, as far as the screen has got. */
  readonly toAct: ReadonlySignal<readonly Seat[]>;
  /** The viewer is asked, and everything before has been shown. */
  readonly mayAct: ReadonlySignal<boolean>;
  /** A whole plan; played whole or refused whole. */
  command(texts: readonly string[]): Promise<Refusal | undefined>;
  /** Words for a refusal that comes from where the game runs, and not from its rules. */
  readonly explain?: (refusal: Refusal) => string | undefined;
  /** The unfinished plan survives a reload. */
  readonly keptPlan: ReadonlySignal<readonly string[]>;
  keepPlan(texts: readonly string[]): void;
  /** A plan from elsewhere, such as a hint, in place of the one on the table; absent where none may come. */
  offerPlan?(texts: readonly string[]): void;
  readonly offeredPlan?: ReadonlySignal<readonly string[]>;
  /** Called when the viewer takes a hint; absent if there are none. */
  readonly noteHint?: (() => void) | undefined;
}
