/** What the end of a season offers; each button is there where its action is. */
export interface SeasonEndActions {
  readonly onReplay?: (() => void) | undefined;
  readonly onNewSeason?: (() => void) | undefined;
  readonly onDownload?: (() => void) | undefined;
}
