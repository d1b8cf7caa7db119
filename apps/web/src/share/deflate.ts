import { fromBase64Url, toBase64Url } from './base64.ts';

/** What one slice unpacks to is bounded: deflate makes at most about a thousand bytes of one. */
const SLICE = 512;

/** Old browsers can do neither. */
export function canDeflate(): boolean {
  return 'CompressionStream' in globalThis && 'DecompressionStream' in globalThis;
}

/** JSON as a part of an address. */
export async function deflate(value: unknown): Promise<string> {
  const json = new Blob([JSON.stringify(value)]).stream();
  return toBase64Url(await new Response(json.pipeThrough(new CompressionStream('deflate-raw'))).bytes());
}

export interface InflateProblem {
  readonly code: 'broken' | 'too-big' | 'old-browser';
}

/** JSON that was packed, from anywhere: bounded while it is unpacked. */
export async function inflate(
  text: string,
  mostBytes: number,
): Promise<{ readonly value: unknown } | InflateProblem> {
  if (!canDeflate()) return { code: 'old-browser' };
  // Messengers take the full stop behind a link for a part of it.
  const packed = fromBase64Url(text.replace(/[^\w-]+$/, ''));
  if (packed === undefined) return { code: 'broken' };
  try {
    const json = await unpack(packed, mostBytes);
    return json === undefined ? { code: 'too-big' } : { value: JSON.parse(json) as unknown };
  } catch {
    return { code: 'broken' };
  }
}

/** Undefined: too much of it. */
async function unpack(packed: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<string | undefined> {
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
    if (bytes > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
