import { CONTENT_LIMITS, isRefusal, readOwnContent } from '@paddock/kernel';
import { kindOf } from './kind-of.ts';
import type { Shelved } from './shelf.ts';

export interface FileProblem {
  readonly code: 'too-big' | 'not-read' | 'not-json' | 'a-record' | 'not-a-thing';
}

/** With room for spaces and line breaks, which count for nothing. */
const MOST_BYTES = 10 * CONTENT_LIMITS.length;

/** A deck or circuit in a file from outside: bounded, and perhaps unfinished. */
export async function readThing(file: File): Promise<Pick<Shelved, 'kind' | 'value'> | FileProblem> {
  if (file.size > MOST_BYTES) return { code: 'too-big' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { code: 'not-read' };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: 'not-json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { code: 'not-a-thing' };
  if ('paddock' in value) return { code: 'a-record' };
  const kind = kindOf(value as Shelved['value']);
  if (kind === undefined) return { code: 'not-a-thing' };
  const content = readOwnContent({ [kind]: value });
  if (isRefusal(content)) return { code: content.code === 'content-too-large' ? 'too-big' : 'not-a-thing' };
  return { kind, value: content[kind] ?? {} };
}
