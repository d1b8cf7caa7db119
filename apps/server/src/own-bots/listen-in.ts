/** For whoever checks a bot: everything that bots say and are told, as it goes over the wire. */
export interface ListenIn {
  said(text: string): void;
  told(text: string): void;
}
