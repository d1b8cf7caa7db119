/** What the client does with a socket, once it is told what happens on it. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  received(data: unknown): void;
  /** With the code of the closing, 0 where there is none. */
  closed(code: number): void;
}

/** Time, chance and the network come in from outside. */
export interface Surroundings {
  open(url: string, events: SocketEvents): SocketLike;
  /** Runs later; gives what cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** At most 64 letters and digits, never the same twice. */
  newId(): string;
}
