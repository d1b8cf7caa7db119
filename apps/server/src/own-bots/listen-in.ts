/** For `bot check`: everything that bots send and receive, as it goes over the wire. */
export interface ListenIn {
  said(text: string): void;
  told(text: string): void;
}
