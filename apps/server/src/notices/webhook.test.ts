import { languageModule, LANGUAGES } from '@paddock/words';
import { describe, expect, it } from 'vitest';
import type { ChannelRow } from '../store/parts/notices/sql-notice-channels.ts';
import type { GuardedPost, Post } from './guarded-post.ts';
import { newWebhookSecret, sendWebhook } from './webhook.ts';

interface Body {
  readonly content: string;
  readonly text: string;
  readonly notices: readonly unknown[];
}

const data = JSON.stringify({ secret: newWebhookSecret(), origin: '' });
const channel = { address: 'https://discord.example/hook', data } as ChannelRow;

function linesFor(count: number, text: string) {
  return Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    kind: 'your-turn',
    table: 't'.repeat(20),
    game: 'Downforce',
    text,
    url: `https://paddock.example/#/table/${'t'.repeat(20)}`,
  }));
}

/** Like Discord, which refuses a longer message for good. */
async function sent(count: number, text: string, more: (count: number) => string = String) {
  const bodies: Body[] = [];
  const post = {
    send: ({ body }: Post) => {
      const read = JSON.parse(String(body)) as Body;
      bodies.push(read);
      return Promise.resolve({ status: read.content.length > 2_000 ? 400 : 204 });
    },
  } as unknown as GuardedPost;
  const message = { id: 'm', lines: linesFor(count, text), more };
  const outcome = await sendWebhook(post, channel, message, 0);
  return { outcome, body: bodies[0] };
}

describe('a message of many notices', () => {
  it.each(LANGUAGES)(
    'is cut to what Discord takes, and says how many are left out (%s)',
    async (language) => {
      const { messages } = await languageModule(language).load('notices');
      const { outcome, body } = await sent(
        50,
        'It’s your turn in Downforce with *Rui*, <Zoé>.',
        messages.more,
      );
      expect(outcome).toBe('sent');
      expect(body?.notices).toHaveLength(50);
      for (const text of [body?.content ?? '', body?.text ?? '']) {
        const lines = text.split('\n');
        expect(text.length).toBeLessThanOrEqual(1_900);
        expect(lines.length).toBeGreaterThan(10);
        expect(lines.at(-1)).toBe(messages.more(50 - (lines.length - 1)));
        // Whole lines: a link that is cut off leads nowhere.
        expect(lines.slice(0, -1).every((line) => line.endsWith('>'))).toBe(true);
      }
    },
  );

  it('is whole as long as it fits', async () => {
    const { body } = await sent(3, 'Your turn.');
    expect(body?.content.split('\n')).toHaveLength(3);
  });

  it('has its first line, however long', async () => {
    const { outcome, body } = await sent(2, 'x'.repeat(3_000));
    expect(outcome).toBe('sent');
    expect(body?.content.length).toBeLessThanOrEqual(1_900);
  });
});
