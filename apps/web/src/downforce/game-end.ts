/** What the end of a game offers; each button is there where its action is. */
export interface GameEndActions {
  readonly onReplay?: (() => void) | undefined;
  readonly onNewGame?: (() => void) | undefined;
  readonly onDownload?: (() => void) | undefined;
}
