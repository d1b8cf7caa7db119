/** What whoever runs the server can put right: the message is one line and says all of it. */
export class SaidError extends Error {
  override readonly name: string = 'SaidError';
  /** 2: the call was wrong. 1: it could not be done. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
