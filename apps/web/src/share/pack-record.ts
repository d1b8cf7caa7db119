import type { GameRecord } from '@paddock/kernel';
import { canDeflate, deflate } from './deflate.ts';

/** Before a packed record, in place of a game's id, which has only hexadecimal digits. */
export const MARK = 'r1-';

/** A season of seventeen races has about 30,000; browsers and messengers cut far longer addresses. */
export const MOST_CHARACTERS = 100_000;

/** A finished game as a part of an address; undefined where it would be too long, or cannot be packed here. */
export async function packRecord(record: GameRecord): Promise<string | undefined> {
  if (record.result === undefined || !canDeflate()) return undefined;
  const text = `${MARK}${await deflate(record)}`;
  return text.length > MOST_CHARACTERS ? undefined : text;
}
