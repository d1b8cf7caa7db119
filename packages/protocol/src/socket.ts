/** What the client needs of a socket. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  received(data: unknown): void;
  /** With the close code; 0 if there is none. */
  closed(code: number): void;
}

/** Time, chance and the network, supplied by the caller. */
export interface Surroundings {
  open(url: string, events: SocketEvents): SocketLike;
  /** Runs later; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** Unique, at most 64 letters and digits. */
  newId(): string;
}
