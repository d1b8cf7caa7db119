import { appendFileSync, readFileSync, truncateSync } from 'node:fs';
import { canonical } from '@paddock/kernel';
import { cannotRead, cannotWrite } from './files.ts';
import type { Session } from './session.ts';
import { Stop, usage } from './stop.ts';

/** What games gave so far, a line each; with a file, those of an earlier run are not played again. */
export class Kept<Game> {
  readonly games: Game[] = [];
  readonly #session: Session;
  readonly #file: string | undefined;
  /** The file's first line, if it has one: what is played. */
  readonly #head: string;

  /** `what`: a file in which something else was played is refused. Absent where the games themselves say it. */
  constructor(session: Session, file: string | undefined, what?: object) {
    this.#session = session;
    this.#file = file;
    this.#head = what === undefined ? '' : `${canonical({ paddock: 'games 1', what })}\n`;
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
    const head = this.games.length === 1 ? this.#head : '';
    try {
      appendFileSync(this.#file, `${head}${JSON.stringify(game)}\n`);
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
      if (whole !== '' && !whole.startsWith(this.#head)) {
        JSON.parse(whole.slice(0, whole.indexOf('\n')));
        throw usage(errors.otherGames(file));
      }
      const lines = whole.slice(this.#head.length).split('\n').slice(0, -1);
      for (const line of lines) this.games.push(JSON.parse(line) as Game);
      truncateSync(file, lines.length === 0 ? 0 : Buffer.byteLength(whole));
    } catch (error) {
      if (error instanceof Stop) throw error;
      if (error instanceof SyntaxError) throw usage(errors.cannotRead(file, errors.notJsonFile));
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
        throw cannotRead(this.#session, file, error);
    }
  }
}
