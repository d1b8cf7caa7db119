import { refuse } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import { RefusedError } from './problem.ts';

/** An empty body counts as none. */
export function readJson(
  _request: unknown,
  body: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  const text = body.toString();
  if (text === '') return done(null, undefined);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return done(new RefusedError(refuse('bad-request', 'protocol', { why: 'not JSON' })));
  }
  if (isDeep(value)) return done(new RefusedError(refuse('bad-request', 'protocol', { why: 'too deep' })));
  return done(null, value);
}

/** Level by level, since recursion would run out of stack. */
function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= LIMITS.depth; depth++) {
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
