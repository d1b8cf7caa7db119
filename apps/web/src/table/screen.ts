import type { Session } from '../session/session.ts';

/** What the end of a game offers; each button is there where its action is. */
export interface GameEndActions {
  readonly onReplay?: (() => void) | undefined;
  readonly onNewGame?: (() => void) | undefined;
  readonly onDownload?: (() => void) | undefined;
}

/** What every table screen is given. */
export interface TableScreenProps<View, Fact> extends GameEndActions {
  readonly session: Session<View, Fact>;
  /** A replay: everything is shown, nothing can be played. */
  readonly readOnly?: boolean;
  /** The log leads to a moment. */
  readonly onOpenEntry?: (entry: number) => void;
}
