import { createTransport, type Transporter } from 'nodemailer';
import type { Outcome } from './notice.ts';

export interface Mail {
  readonly to: string;
  /** When it was decided to send it. */
  readonly at: number;
  /** Of the message, and the part before the @ of its Message-ID. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** One click ends it: RFC 8058. */
  readonly unsubscribe: string;
  /** Of the notices in it. */
  readonly ids: readonly string[];
}

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly publicUrl: string;
}

/** How long to wait for a server that does not answer. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const CONNECTIONS = 4;

/** E-mail by the host's SMTP server. */
export class MailSender {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #host: string;

  constructor({ smtpUrl, from, publicUrl }: MailSettings) {
    this.#from = from;
    this.#host = new URL(publicUrl).hostname;
    this.#transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, at, id, subject, text, unsubscribe, ids }: Mail): Promise<Outcome> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        date: new Date(at),
        messageId: `<${id}@${this.#host}>`,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
          'X-Paddock-Notices': ids.join(' '),
        },
      });
      return 'sent';
    } catch (error) {
      return isBounce(error) ? 'refused' : 'failed';
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/** The address itself is refused for good; what is wrong with our own name or password passes. */
function isBounce(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as Error & { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && command === 'RCPT TO';
}

/** The library escapes it too. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
