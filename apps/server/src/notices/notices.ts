import { randomBytes } from 'node:crypto';
import { CHANNEL_KINDS, type ChannelKind } from '@paddock/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/port.ts';
import { GuardedPost } from './guarded-post.ts';
import { MailSender } from './mail.ts';
import type { Notice } from './notice.ts';
import { newVapidKeys, PushSender, type VapidKeys } from './push.ts';
import { NoticeSender } from './sender.ts';
import { NoticeTokens } from './tokens.ts';

export interface NoticeTimes {
  /** How long a turn must be open before a notice goes out: long enough for a page to come back after a restart. */
  readonly delayMs: number;
  readonly everyMs: number;
  readonly retryMs: number;
}

const TIMES: NoticeTimes = { delayMs: 10_000, everyMs: 1_000, retryMs: 5_000 };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back a start looks for games that have ended, and any other look. */
const ENDED_MS = 7 * DAY_MS;
const ENDED_LATELY_MS = HOUR_MS / 6;
/** After this many rounds we look at everybody: another process may have died before it could. */
const ALL_EVERY = 15;
/** A notice unsent for this long is dropped: nobody wants it any more. */
const GIVEN_UP_MS = 3 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;
const UNCONFIRMED_MS = 2 * DAY_MS;
/** People whose tables have changed; beyond that, everybody is looked at. */
const MOST_CHANGED = 5_000;

/** Made with keys that the store keeps. */
interface Tools {
  readonly push: PushSender;
  readonly tokens: NoticeTokens;
  readonly pushKey: string;
}

export interface NoticeServices {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  now(): number;
  isLooking(person: string, table: string): boolean;
}

/**
 * Tells people of turns, ends of games, invitations and rematches. Turns and ends are found in what the store has anyway,
 * so that none is lost and no move waits for it; the queue knows each of them by an id of its own, so that any number of
 * processes may look, as often as they like.
 */
export class Notices {
  readonly #services: NoticeServices;
  readonly #settings: Settings;
  readonly #times: NoticeTimes;
  readonly post: GuardedPost;
  readonly mail: MailSender | undefined;
  #tools: Tools | undefined;
  #sender: NoticeSender | undefined;
  #changed = new Set<string>();
  #rounds = 0;
  #begunAt = Infinity;
  readonly #timers: NodeJS.Timeout[] = [];
  #noting: Promise<void> = Promise.resolve();

  constructor(settings: Settings, services: NoticeServices, times: Partial<NoticeTimes> = {}) {
    this.#settings = settings;
    this.#services = services;
    this.#times = { ...TIMES, ...times };
    this.post = new GuardedPost(settings.noticesToPrivate);
    const { smtpUrl, smtpFrom, publicUrl } = settings;
    const hasMail = smtpUrl !== undefined && smtpFrom !== undefined && publicUrl !== undefined;
    this.mail = hasMail ? new MailSender({ smtpUrl, from: smtpFrom, publicUrl }) : undefined;
  }

  get push(): PushSender {
    return this.#begun().push;
  }

  /** What browsers subscribe with. */
  get pushKey(): string {
    return this.#begun().pushKey;
  }

  get tokens(): NoticeTokens {
    return this.#begun().tokens;
  }

  /** Makes the keys where there are none yet. */
  async prepare(): Promise<void> {
    const { store } = this.#services;
    const keys = JSON.parse(await store.keep('vapid-keys', JSON.stringify(newVapidKeys()))) as VapidKeys;
    const secret = await store.keep('notice-links', randomBytes(32).toString('hex'));
    const { publicUrl } = this.#settings;
    // A push service wants to know whom to ask; only an https address or a mailbox will do.
    const subject = publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:host@paddock.invalid';
    const push = new PushSender(keys, subject, this.post);
    const tokens = new NoticeTokens(secret);
    this.#tools = { push, tokens, pushKey: keys.publicKey };
    const { mail, post } = this;
    const { retryMs } = this.#times;
    this.#sender = new NoticeSender({
      ...this.#services,
      push,
      mail,
      post,
      tokens,
      publicUrl,
      retryMs,
    });
  }

  begin(): void {
    this.#begunAt = this.#services.now();
    this.#every(() => (this.#noting = this.#note(this.#services.now())));
    for (const kind of CHANNEL_KINDS) this.#every(() => this.#send(kind));
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#noting.catch(() => undefined);
    await this.#sender?.stop();
    this.mail?.close();
  }

  /** Somebody's tables have changed: there may be a notice for them. */
  changed(people: readonly string[]): void {
    if (this.#changed.size > MOST_CHANGED) this.#rounds = 0;
    else for (const person of people) this.#changed.add(person);
  }

  /** Tells somebody; done once it is written down. The same again changes nothing. */
  async tell(person: string, { kind, table, by = '' }: Notice): Promise<void> {
    const now = this.#services.now();
    const notice = { person, kind, match: table, said: by };
    await this.#services.store.parts.notices.note(notice, now, now + this.#times.delayMs);
  }

  async sweep(): Promise<void> {
    const now = this.#services.now();
    await this.#services.store.parts.noticeChannels.sweep(now - UNCONFIRMED_MS);
    await this.#services.store.parts.notices.sweep(now - GIVEN_UP_MS, now - KEPT_MS);
  }

  #begun(): Tools {
    if (this.#tools === undefined) throw new Error('prepare() comes first');
    return this.#tools;
  }

  /** One after the other. */
  #every(task: () => Promise<void>): void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      task()
        .catch((error: unknown) => this.#services.log.error({ err: error }, 'notices wait'))
        .finally(() => (isBusy = false));
    }, this.#times.everyMs);
    timer.unref();
    this.#timers.push(timer);
  }

  /** After a start, pages are on their way back: until then nobody counts as away. */
  async #send(kind: ChannelKind): Promise<void> {
    if (this.#services.now() >= this.#begunAt + this.#times.delayMs) await this.#sender?.round(kind);
  }

  /** Finds the notices that are due, and writes them down. */
  async #note(now: number): Promise<void> {
    const { notices } = this.#services.store.parts;
    const isAll = this.#rounds % ALL_EVERY === 0;
    const since = now - (this.#rounds === 0 ? ENDED_MS : ENDED_LATELY_MS);
    const people = isAll ? null : [...this.#changed];
    const before = this.#changed;
    this.#changed = new Set();
    if (people?.length === 0) {
      this.#rounds++;
      return;
    }
    try {
      const at = now + this.#times.delayMs;
      await notices.noteTurns(people, now, at);
      await notices.noteEnded(people, since, now, at);
      this.#rounds++;
    } catch (error) {
      for (const person of before) this.#changed.add(person);
      throw error;
    }
  }
}
