import { describe, expect, it } from 'vitest';
import { PROTOCOL } from './limits.ts';
import { clientMessage, serverMessage } from './schemas.ts';

const TABLE = 'a'.repeat(20);

describe('a message', () => {
  it.each([
    { type: 'hello', version: PROTOCOL },
    { type: 'watch', table: TABLE, have: 3, as: 'public' },
    { type: 'watch', table: TABLE, content: null },
    { type: 'watch', table: TABLE, content: 'd'.repeat(64) },
    { type: 'play', table: TABLE, id: 'a', asked: -1, do: ['play 1'] },
  ])('to the server is read: $type', (message) => {
    expect(clientMessage.safeParse(message).success).toBe(true);
    expect(clientMessage.safeParse({ ...message, more: 1 }).success).toBe(false);
  });

  it.each([
    { type: 'pong' },
    { type: 'content', table: TABLE, digest: 'd'.repeat(64), content: { deck: { cards: [] } } },
    { type: 'ok', id: 'a', from: 1, to: 2 },
    { type: 'no', id: null, problem: { code: 'bad-message', rule: 'protocol', params: {} } },
    {
      type: 'moments',
      table: TABLE,
      from: 0,
      moments: [{ entry: 0, who: 30, facts: [{ kind: 'x' }], public: { into: { a: { gone: ['b'] } } } }],
      now: { length: 1, toAct: [0], asked: 0, changeable: -1, clocks: [], isOver: false },
    },
  ])('to the page is read: $type', (message) => {
    expect(serverMessage.safeParse(message).success).toBe(true);
    expect(serverMessage.safeParse({ ...message, more: 1 }).success).toBe(false);
  });

  it('of an older version is not', () => {
    expect(clientMessage.safeParse({ t: 'hello', v: 1 }).success).toBe(false);
  });
});
