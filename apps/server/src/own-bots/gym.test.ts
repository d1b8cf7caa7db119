import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { PROTOCOL } from '@paddock/protocol';
import { Gym } from './gym.ts';

let gym: Gym;
/** Where a bot listens. */
let bots: WebSocketServer;

beforeAll(async () => {
  gym = await Gym.open();
  bots = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(bots, 'listening');
});

afterAll(async () => {
  await gym.close();
  bots.close();
});

interface Heard {
  readonly type: string;
  readonly table: string;
  readonly asked: number;
  readonly legal: readonly string[];
  readonly tables: readonly { readonly id: string }[];
}

describe('a gym', () => {
  it('plays a bot that listens through a game, times it, and keeps what was refused', async () => {
    let answers = 0;
    const watched = new Set<string>();
    bots.on('connection', (socket) => {
      const send = (message: object) => socket.send(JSON.stringify(message));
      send({ type: 'hello', version: PROTOCOL, wants: ['legal'] });
      send({ type: 'mine', on: true });
      socket.on('message', (data: Buffer) => {
        const { type, table, asked, legal, tables } = JSON.parse(data.toString()) as Heard;
        for (const { id } of type === 'mine' ? tables : []) {
          if (!watched.has(id)) send({ type: 'watch', table: id, content: null });
          watched.add(id);
        }
        if (type !== 'turn') return;
        // Two wrong answers before the first right one.
        if (answers++ === 0) {
          send({ type: 'play', table, id: 'wrong', asked, do: ['play banana'] });
          send({ type: 'play', table, id: 'stale', asked: asked + 1, do: [legal[0]] });
        }
        send({ type: 'play', table, id: `a${answers}`, asked, do: [legal[0]] });
      });
    });
    const address = bots.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const relay = await gym.meet(`ws://127.0.0.1:${port}`);
    expect(await gym.isThere(10_000)).toBe(true);
    const played = await gym.play({
      game: 'formula',
      options: { races: 1, removed: 24 },
      players: 2,
      seat: 1,
      level: 'random',
      seed: 'gym',
    });
    expect(played.isLate).toBe(false);
    expect(played.outcome.standings.length).toBeGreaterThan(1);
    expect(played.times.length).toBeGreaterThanOrEqual(answers);
    expect(played.refused.map(({ problem }) => problem.code)).toEqual(['unreadable', 'stale-question']);
    expect(played.refused[0]?.said).toContain('play banana');
    expect(played.refused[0]?.legal.length).toBeGreaterThan(0);
    relay?.close();
  }, 60_000);

  it('says so where nobody listens', async () => {
    expect(await gym.meet('ws://127.0.0.1:9')).toBeUndefined();
  });
});
