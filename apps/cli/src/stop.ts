/** Ends a command early, with one line for stderr and the exit code. */
export class Stop extends Error {
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A mistake in how the program was called. */
export function usage(message: string): Stop {
  return new Stop(2, message);
}
