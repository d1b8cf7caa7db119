import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { PlayedGame } from '@paddock/bots';
import { canonical } from '@paddock/kernel';
import { cannotRead, cannotWrite } from '../files.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

/** A finished game, as one line of the file. */
export interface Line extends PlayedGame {
  readonly variant: string;
  /** Milliseconds of processor time. */
  readonly cpu: number;
}

/** The first line. Games under another one are not comparable, and are refused. */
export interface Header {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  /** By variant. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What luck was measured with. */
  readonly gauge: string;
  /** Digest of the code that plays. */
  readonly bots: string;
}

const KIND = 'ladder 1';

/** Where games are kept as they end, so that a ladder can be stopped at any moment and go on later. */
export class GameFile {
  readonly lines: readonly Line[];
  readonly #write: (text: string) => void;
  readonly #seed: string;

  private constructor(seed: string, lines: readonly Line[], write: (text: string) => void) {
    this.#seed = seed;
    this.lines = lines;
    this.#write = write;
  }

  /** For a ladder that is played in one go. */
  static none({ seed }: Header): GameFile {
    return new GameFile(seed, [], () => {});
  }

  static open(session: Session, path: string, header: Header): GameFile {
    const first = `${JSON.stringify({ paddock: KIND, ...header })}\n`;
    const text = textOf(session, path);
    // The last line may be torn: the process was killed while it wrote. That game is played again.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const isNew = whole === '' && first.startsWith(text);
    const lines = isNew ? [] : linesOf(session, path, whole, header);
    const file = opened(session, path);
    try {
      truncateSync(path, Buffer.byteLength(whole));
      if (isNew) writeSync(file, first);
    } catch (error) {
      throw cannotWrite(session, path, error);
    }
    return new GameFile(header.seed, lines, (line) => {
      try {
        writeSync(file, line);
      } catch (error) {
        closeSync(file);
        throw cannotWrite(session, path, error);
      }
    });
  }

  append(line: Line): Line {
    this.#write(`${JSON.stringify({ seed: `${this.#seed} ${line.deal}`, ...line })}\n`);
    return line;
  }
}

function textOf(session: Session, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw cannotRead(session, path, error);
  }
}

function opened(session: Session, path: string): number {
  try {
    return openSync(path, 'a');
  } catch (error) {
    throw cannotWrite(session, path, error);
  }
}

function linesOf({ text: { ladder } }: Session, path: string, whole: string, header: Header): Line[] {
  const [first = '', ...rest] = whole.split('\n').slice(0, -1).map(parsed);
  if (!isFields(first) || first['paddock'] !== KIND) throw usage(ladder.notLadder(path));
  for (const [key, value] of Object.entries(header))
    if (canonical(first[key]) !== canonical(value))
      throw usage(key === 'bots' ? ladder.otherBots(path) : ladder.otherLadder(path, key));
  return rest.map((line, at) => {
    if (!isLine(line)) throw usage(ladder.badLine(path, at + 2));
    return line;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

function isLine(data: unknown): data is Line {
  if (!isFields(data)) return false;
  const { variant, one, others, deal, seat, scores, wins, luck, times, cpu } = data;
  return (
    [variant, one, others].every((text) => typeof text === 'string') &&
    [deal, seat].every((number) => Number.isInteger(number)) &&
    typeof cpu === 'number' &&
    [scores, wins, luck].every(isNumbers) &&
    isFields(times) &&
    isNumbers(times['one']) &&
    isNumbers(times['others'])
  );
}

function isNumbers(data: unknown): boolean {
  return Array.isArray(data) && data.every((value) => typeof value === 'number' && Number.isFinite(value));
}
