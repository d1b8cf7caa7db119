import { createReadStream } from 'node:fs';
import { readRecord, type FormatProblem, type GameRecord } from '@paddock/kernel';
import { formatText } from '@paddock/words';
import { cannotRead } from './files.ts';
import type { Session } from './session.ts';
import { Stop } from './stop.ts';

/** A record from a file, or why it could not be read. */
export type Found =
  | { readonly nr: number; readonly record: GameRecord }
  | { readonly nr: number; readonly problem: string };

/** Far longer than any record; longer lines are not kept in memory. */
const LONGEST = 64 * 1024 * 1024;

/** The records of a file of JSON or JSON lines, one after another; `-` is standard input. */
export async function* recordsIn(session: Session, file: string): AsyncGenerator<Found> {
  const { errors } = session.text;
  let nr = 0;
  const held: string[] = [];
  let heldLength = 0;
  for await (const line of linesOf(session, file)) {
    heldLength += line.length;
    if (heldLength > LONGEST) {
      yield { nr: nr + 1, problem: errors.tooLong };
      return;
    }
    // A document over several lines: none of them is JSON by itself.
    const isWhole = held.length === 0 && parse(line) !== undefined;
    if (isWhole || nr > 0) {
      yield found(session, ++nr, line);
      heldLength = 0;
    } else held.push(line);
  }
  if (held.length === 0) {
    if (nr === 0) yield { nr: 1, problem: errors.empty };
    return;
  }
  // Either one document, or one record per line with a damaged first line.
  const texts = held.some(isRecordLike) ? held : [held.join('\n')];
  for (const text of texts) yield found(session, ++nr, text);
}

/** The record with that number in the file, from 1. */
export async function recordAt(session: Session, file: string, nr: number): Promise<GameRecord> {
  let games = 0;
  for await (const found of recordsIn(session, file)) {
    games = found.nr;
    if (found.nr !== nr) continue;
    if ('record' in found) return found.record;
    throw new Stop(1, `${session.text.verify.game(file, nr)}${found.problem}`);
  }
  throw new Stop(2, session.text.verify.game(file, nr) + session.text.errors.noSuchNr(nr, games));
}

function isRecordLike(line: string): boolean {
  const json = parse(line)?.json;
  return typeof json === 'object' && json !== null && 'paddock' in json;
}

function found(session: Session, nr: number, text: string): Found {
  const { errors } = session.text;
  const value = parse(text);
  if (value === undefined) {
    return { nr, problem: /^\s*\{\s*"/.test(text) ? errors.cutOff : errors.notJson };
  }
  const record = checked(value.json);
  return 'code' in record ? { nr, problem: formatText(session.words, record) } : { nr, record };
}

/** Nesting that overflows the stack is not a record either. */
function checked(value: unknown): GameRecord | FormatProblem {
  try {
    return readRecord(value);
  } catch (error) {
    if (error instanceof RangeError) return { code: 'malformed', at: 'options' };
    throw error;
  }
}

function parse(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Non-blank lines, each cut off soon after `LONGEST`. */
async function* linesOf(session: Session, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const stream = file === '-' ? process.stdin : createReadStream(file);
  let rest = '';
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield line;
      if (rest.length > LONGEST) break;
    }
  } catch (error) {
    throw cannotRead(session, file, error);
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}
