import { refuse, type Refusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { withProof } from './with-proof.ts';

const STALE = refuse('stale-passkey', 'accounts');
const OTHER = refuse('too-often', 'limits');

/** Gives one answer after the other, and counts what it was asked for. */
function server(...answers: readonly (string | Refusal)[]) {
  const asked = { times: 0 };
  const ask = () => Promise.resolve(answers[asked.times++] ?? OTHER);
  return { asked, ask };
}

const proved = () => Promise.resolve(null);
const never = () => Promise.reject(new Error('nobody was to be asked'));

describe('a call for which the server wants a fresh proof', () => {
  it('is made again once that is given', async () => {
    const { asked, ask } = server(STALE, 'ten codes');
    expect(await withProof(ask, proved)).toBe('ten codes');
    expect(asked.times).toBe(2);
  });

  it('is not made again without it, and says why', async () => {
    const { asked, ask } = server(STALE, 'ten codes');
    const other = refuse('other-person', 'accounts');
    expect(await withProof(ask, () => Promise.resolve(other))).toBe(other);
    expect(asked.times).toBe(1);
  });

  it('asks once: a server that is still not content is shown', async () => {
    const { asked, ask } = server(STALE, STALE, 'ten codes');
    expect(await withProof(ask, proved)).toBe(STALE);
    expect(asked.times).toBe(2);
  });

  it.each([['an answer', 'ten codes'] as const, ['another refusal', OTHER] as const])(
    'asks nobody for anything at %s',
    async (_what, answer) => {
      expect(await withProof(server(answer).ask, never)).toBe(answer);
    },
  );
});
