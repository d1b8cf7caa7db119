import { createHmac, timingSafeEqual } from 'node:crypto';

type Purpose = 'confirm' | 'unsubscribe';

/** Links in e-mails name a channel and prove that they were sent there: nothing about them is stored. */
export class NoticeTokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  make(purpose: Purpose, channel: string): string {
    return `${channel}.${this.#proof(purpose, channel)}`;
  }

  /** The channel; undefined: we did not send that link. */
  read(purpose: Purpose, token: string): string | undefined {
    const [channel = '', proof = ''] = token.split('.');
    const wanted = Buffer.from(this.#proof(purpose, channel));
    const given = Buffer.from(proof);
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? channel : undefined;
  }

  #proof(purpose: Purpose, channel: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose} ${channel}`).digest('base64url');
  }
}
