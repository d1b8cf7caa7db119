import { createHmac, randomBytes } from 'node:crypto';
import type { ChannelRow } from '../store/parts/notices/sql-notice-channels.ts';
import type { GuardedPost } from './guarded-post.ts';
import type { Outcome } from './notice.ts';

/** Discord refuses a message of more than 2,000, and so would every try. */
const MOST_CHARACTERS = 1_900;

/** What a webhook gets. Discord reads `content`, Slack reads `text`; programs read `notices`. */
export interface WebhookMessage {
  readonly id: string;
  /** One line each. */
  readonly lines: readonly WebhookLine[];
  /** How many are not said, in words. */
  readonly more: (count: number) => string;
}

export interface WebhookLine {
  readonly id: string;
  readonly kind: string;
  readonly table: string;
  readonly game: string;
  readonly text: string;
  readonly url: string;
}

export interface WebhookData {
  /** `whsec_` and base64. */
  readonly secret: string;
  /** Where the page was when the webhook was added. */
  readonly origin: string;
}

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** By Standard Webhooks: of the id, the time and the body. */
export function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

export async function sendWebhook(
  post: GuardedPost,
  { address, data }: ChannelRow,
  message: WebhookMessage,
  now: number,
): Promise<Outcome> {
  const { secret } = JSON.parse(data) as WebhookData;
  const body = bodyOf(message);
  const seconds = Math.floor(now / 1000);
  const { status } = await post.send({
    url: address,
    headers: {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': seconds,
      'webhook-signature': signature(secret, message.id, seconds, body),
      'idempotency-key': message.id,
    },
    body,
  });
  if (status >= 200 && status < 300) return 'sent';
  if (status === 410) return 'gone';
  return status >= 300 && status < 500 && status !== 429 && status !== 408 ? 'refused' : 'failed';
}

function bodyOf({ lines, more }: WebhookMessage): string {
  return JSON.stringify({
    content: cut(
      lines.map(({ text, url }) => `${forDiscord(text)} <${url}>`),
      more,
    ),
    text: cut(
      lines.map(({ text, url }) => `${forSlack(text)} <${url}>`),
      more,
    ),
    // Names are people's own: none of them calls a whole channel.
    allowed_mentions: { parse: [] },
    notices: lines.map(({ id, kind, table, game, url }) => ({ id, kind, table, game, url })),
  });
}

/** As many whole lines as fit, and how many more there are. */
function cut(lines: readonly string[], more: (count: number) => string): string {
  let shown = lines.length;
  const said = () => {
    const left = lines.length - shown;
    return [...lines.slice(0, shown), ...(left > 0 ? [more(left)] : [])].join('\n');
  };
  while (shown > 1 && said().length > MOST_CHARACTERS) shown--;
  // Names are short, so that no line of ours is this long: but a message that is refused would come again and again.
  return said().slice(0, MOST_CHARACTERS);
}

/** Escaped: a name must not become formatting or a link. */
function forDiscord(text: string): string {
  return text.replaceAll(/[\\`*_~|<>[\]()#@:-]/g, String.raw`\$&`);
}

function forSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
