import { readRecord, type FormatProblem, type GameRecord } from '@paddock/kernel';
import { inflate, type InflateProblem } from './deflate.ts';
import { MARK, MOST_CHARACTERS } from './pack-record.ts';

/** Twenty times the longest game. */
const MOST_BYTES = 2_000_000;

export type LinkProblem = FormatProblem | InflateProblem;

export function isPacked(id: string): boolean {
  return id.startsWith(MARK);
}

/** Comes from anywhere: bounded before and while it is unpacked, and read like a record from a file. */
export async function unpackRecord(id: string): Promise<GameRecord | LinkProblem> {
  if (id.length > MOST_CHARACTERS) return { code: 'too-big' };
  const found = await inflate(id.slice(MARK.length), MOST_BYTES);
  return 'value' in found ? readRecord(found.value) : found;
}
