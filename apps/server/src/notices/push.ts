import webPush from 'web-push';
import type { ChannelRow } from '../store/parts/notices/sql-notice-channels.ts';
import type { GuardedPost } from './guarded-post.ts';
import type { Outcome } from './notice.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What the service worker shows; see `apps/web/src/sw.ts`. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Of the page that a tap opens. */
  readonly url: string;
  /** The message's own id: the same one again takes the place of the first. */
  readonly tag: string;
  /** Of the notices in it. */
  readonly ids: readonly string[];
}

/** A push service keeps it this long for a device that is off. */
const TTL_S = 86_400;

export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/** Web push: encrypted for the browser (RFC 8291) and signed by this server (RFC 8292). */
export class PushSender {
  readonly #keys: VapidKeys;
  readonly #subject: string;
  readonly #post: GuardedPost;

  /** `subject`: where a push service finds the host. */
  constructor(keys: VapidKeys, subject: string, post: GuardedPost) {
    this.#keys = keys;
    this.#subject = subject;
    this.#post = post;
  }

  /** Whether a message can be encrypted for it at all. */
  isUsable(endpoint: string, keys: PushKeys): boolean {
    try {
      this.#details(endpoint, keys, '{}', 'A');
      return this.#post.mayTry(endpoint);
    } catch {
      return false;
    }
  }

  async send({ address, data }: ChannelRow, message: PushMessage): Promise<Outcome> {
    const keys = JSON.parse(data) as PushKeys;
    const { headers, body } = this.#details(address, keys, JSON.stringify(message), message.tag);
    const { status } = await this.#post.send({ url: address, headers, body });
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    return status >= 400 && status < 500 && status !== 429 && status !== 408 ? 'refused' : 'failed';
  }

  #details(endpoint: string, keys: PushKeys, text: string, topic: string) {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { ...keys } }, text, {
      vapidDetails: { subject: this.#subject, ...this.#keys },
      TTL: TTL_S,
      topic,
      urgency: 'normal',
    });
    return { headers: headers as Record<string, string>, body: body ?? Buffer.alloc(0) };
  }
}
