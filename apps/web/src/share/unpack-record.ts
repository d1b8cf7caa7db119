import { readRecord, type FormatProblem, type GameRecord } from '@paddock/kernel';
import { fromBase64Url } from './base64.ts';
import { MARK, MOST_CHARACTERS } from './pack-record.ts';

/** Twenty times the longest game. */
const MOST_BYTES = 2_000_000;

/** What one slice unpacks to is bounded: deflate makes at most about a thousand bytes of one. */
const SLICE = 512;

export type LinkProblem =
  | FormatProblem
  | { readonly code: 'broken' }
  | { readonly code: 'too-big' }
  | { readonly code: 'old-browser' };

export function isPacked(id: string): boolean {
  return id.startsWith(MARK);
}

/** Comes from anywhere: bounded before and while it is unpacked, and read like a record from a file. */
export async function unpackRecord(id: string): Promise<GameRecord | LinkProblem> {
  if (id.length > MOST_CHARACTERS) return { code: 'too-big' };
  if (!('DecompressionStream' in globalThis)) return { code: 'old-browser' };
  // Messengers take the full stop behind a link for a part of it.
  const packed = fromBase64Url(id.slice(MARK.length).replace(/[^\w-]+$/, ''));
  if (packed === undefined) return { code: 'broken' };
  try {
    const json = await inflate(packed);
    return json === undefined ? { code: 'too-big' } : readRecord(JSON.parse(json));
  } catch {
    return { code: 'broken' };
  }
}

/** Undefined: too much of it. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  let at = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (at < packed.length) controller.enqueue(packed.slice(at, (at += SLICE)));
      else controller.close();
    },
  });
  const reader = slices.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
