import { appendFileSync, readFileSync, truncateSync } from 'node:fs';
import { cannotRead, cannotWrite } from './files.ts';
import type { Session } from './session.ts';
import { Stop, usage } from './stop.ts';

/** What games gave so far, a line each; with a file, those of an earlier run are not played again. */
export class Kept<Game> {
  readonly games: Game[] = [];
  readonly #session: Session;
  readonly #file: string | undefined;

  constructor(session: Session, file: string | undefined) {
    this.#session = session;
    this.#file = file;
    if (file !== undefined) this.#read(file);
  }

  /** Plays those that are missing. */
  fill(count: number, play: (nr: number) => Game): void {
    const { number, text, progress } = this.#session;
    for (let nr = this.games.length; nr < count; nr++) {
      this.#add(play(nr));
      progress(text.simulate.progress(number(nr + 1), number(count)));
    }
    progress();
  }

  #add(game: Game): void {
    this.games.push(game);
    if (this.#file === undefined) return;
    try {
      appendFileSync(this.#file, `${JSON.stringify(game)}\n`);
    } catch (error) {
      throw cannotWrite(this.#session, this.#file, error);
    }
  }

  #read(file: string): void {
    const { errors } = this.#session.text;
    try {
      const text = readFileSync(file, 'utf8');
      // The last line may be torn: the process was killed while it wrote. That game is played again.
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (whole === '' && text !== '') throw usage(errors.cannotRead(file, errors.notJsonFile));
      for (const line of whole.split('\n').slice(0, -1)) this.games.push(JSON.parse(line) as Game);
      truncateSync(file, Buffer.byteLength(whole));
    } catch (error) {
      if (error instanceof Stop) throw error;
      if (error instanceof SyntaxError) throw usage(errors.cannotRead(file, errors.notJsonFile));
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
        throw cannotRead(this.#session, file, error);
    }
  }
}
