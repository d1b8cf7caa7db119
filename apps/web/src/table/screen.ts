import type { GameRecord, OwnContent, RecordSeat } from '@paddock/kernel';
import type { Session } from '../session/session.ts';

/** What the end of a game offers; an action without a handler has no button. */
export interface GameEndActions {
  /** In place of the actions below. */
  readonly local?: LocalGame | undefined;
  readonly onReplay?: (() => void) | undefined;
  readonly onReview?: (() => void) | undefined;
  /** The same table again, at once. */
  readonly onNewGame?: (() => void | Promise<void>) | undefined;
  /** The form, filled in as this game was. */
  readonly onSetUp?: (() => void) | undefined;
  /** Back to the race of the day, if this was it. */
  readonly onDaily?: (() => void) | undefined;
  readonly onDownload?: (() => void) | undefined;
  /** For a link that carries the whole game; undefined if it could not be fetched. */
  readonly fetchRecord?: (() => Promise<GameRecord | undefined>) | undefined;
  /** The address of its replay, if everybody may see it; otherwise the link carries the record. */
  readonly link?: string | undefined;
  /** In milliseconds, if the game was over before it was opened. */
  readonly endedAt?: number | undefined;
}

/** A game of this device: what its end offers follows from it. */
export interface LocalGame {
  readonly session: { readonly match: string; record(): GameRecord };
  /** As its rules call it. */
  readonly game: string;
  readonly seats: readonly RecordSeat[];
  readonly options: unknown;
  readonly content: OwnContent | undefined;
}

/** What every table screen is given. */
export interface TableScreenProps<View, Fact> extends GameEndActions {
  readonly session: Session<View, Fact>;
  /** A replay: everything is shown, nothing can be played. */
  readonly readOnly?: boolean;
  /** The log leads to a moment. */
  readonly onOpenEntry?: (entry: number) => void;
}
