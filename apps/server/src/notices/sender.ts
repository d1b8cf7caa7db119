import type { ChannelKind, TableCard } from '@paddock/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/port.ts';
import type { ClaimedMessage, WaitingNotice } from '../store/parts/notices/notice-rows.ts';
import type { Settled } from '../store/parts/notices/sql-notices.ts';
import { Composer, type Line } from './compose.ts';
import { NotAllowedError, type GuardedPost } from './guarded-post.ts';
import type { MailSender } from './mail.ts';
import { readChoices, type Outcome } from './notice.ts';
import type { PushSender } from './push.ts';
import { endOfQuiet } from './quiet-hours.ts';
import type { NoticeTokens } from './tokens.ts';
import { sendWebhook, type WebhookData } from './webhook.ts';

export interface SenderServices {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly push: PushSender;
  /** Undefined: the host has set no SMTP server. */
  readonly mail: MailSender | undefined;
  readonly post: GuardedPost;
  readonly tokens: NoticeTokens;
  readonly publicUrl: string | undefined;
  /** Before the first try after a failure; then twice as long each time. */
  readonly retryMs: number;
  now(): number;
  isLooking(person: string, table: string): boolean;
}

/** Longer than one message ever takes. */
const LEASE_MS = 120_000;
/** Messages under way, of each kind of channel: slow webhooks hold up only webhooks. */
const MOST_UNDER_WAY = 16;
const LONGEST_WAIT_MS = 3_600_000;
/** A place that has refused this often gets nothing more. */
const MOST_REFUSALS = 3;

/**
 * Sends what is due. A message is noted as sent after the other side has accepted it, and has the same id however often it is
 * tried: if this process dies in between, the same message comes once more, and nothing else comes twice.
 */
export class NoticeSender {
  readonly #services: SenderServices;
  readonly #underWay: Readonly<Record<ChannelKind, Set<Promise<void>>>> = {
    push: new Set(),
    mail: new Set(),
    webhook: new Set(),
  };
  #isStopping = false;

  constructor(services: SenderServices) {
    this.#services = services;
  }

  /** Until nothing is due, or as much is under way as may be. */
  async round(kind: ChannelKind): Promise<void> {
    const { store } = this.#services;
    const underWay = this.#underWay[kind];
    while (!this.#isStopping && underWay.size < MOST_UNDER_WAY) {
      const claim = { owner: store.owner, leaseMs: LEASE_MS, limit: MOST_UNDER_WAY - underWay.size };
      const messages = await store.parts.notices.claim(kind, { ...claim, now: this.#services.now() });
      if (messages.length === 0) return;
      for (const message of messages) this.#start(underWay, message);
      if (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
    }
  }

  /** Starts nothing new, and finishes what is under way. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(Object.values(this.#underWay).flatMap((each) => [...each]));
  }

  #start(underWay: Set<Promise<void>>, message: ClaimedMessage): void {
    const sending = this.#handle(message)
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'a notice was not settled'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  }

  async #handle(message: ClaimedMessage): Promise<void> {
    const { store, log, metrics } = this.#services;
    const { channel, settings } = message;
    // Before anything is decided: words that were not used yet take a moment, in which somebody may come to the table.
    const composer = await Composer.of(settings);
    const now = this.#services.now();
    const wanted = message.notices.filter((notice) => this.#isWanted(message, notice));
    const ids = wanted.map(({ id }) => id);
    const dropped = message.notices.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    const quiet = settings?.quiet ?? null;
    const end = quiet === null || settings === undefined ? undefined : endOfQuiet(now, settings.zone, quiet);
    const isConfirmation = wanted.some(({ kind }) => kind === 'confirm');
    const before = { channel: channel.id, owner: store.owner, at: now, sent: [], dropped };
    const { failures, refusals } = channel;
    if (wanted.length === 0) return this.#settle({ ...before, failures, refusals, retryAt: 0 });
    if (end !== undefined && !isConfirmation) {
      return this.#settle({ ...before, later: { ids, at: end }, failures, refusals, retryAt: 0 });
    }
    const outcome = await this.#send(composer, message, wanted).catch((error: unknown): Outcome => {
      log.info({ err: error, channel: channel.kind }, 'a notice was not sent');
      return error instanceof NotAllowedError ? 'refused' : 'failed';
    });
    metrics.notices.inc({ channel: channel.kind, outcome });
    if (outcome === 'sent') {
      return this.#settle({ ...before, sent: ids, failures: 0, refusals: 0, retryAt: 0 });
    }
    if (outcome === 'gone' && channel.kind === 'push') {
      await store.parts.noticeChannels.remove(channel.id);
      return undefined;
    }
    return this.#settle({
      ...before,
      failures: failures + 1,
      refusals: refusals + (outcome === 'refused' ? 1 : 0),
      retryAt: this.#services.now() + Math.min(LONGEST_WAIT_MS, this.#services.retryMs * 2 ** failures),
      isStopped: outcome === 'gone' || (outcome === 'refused' && refusals + 1 >= MOST_REFUSALS),
    });
  }

  #settle(settled: Settled): Promise<void> {
    return this.#services.store.parts.notices.settle(settled);
  }

  /** Nobody needs a notice of a turn that is over, of a table that they look at, or of what they no longer want. */
  #isWanted({ channel, settings }: ClaimedMessage, notice: WaitingNotice): boolean {
    const { kind, match, card, isStanding } = notice;
    if (kind === 'confirm') return channel.state === 'unconfirmed';
    if (card === null || !isStanding || channel.state !== 'on') return false;
    if (!readChoices(settings?.choices ?? '')[kind].includes(channel.kind)) return false;
    if (kind !== 'game-over' && isOver(card)) return false;
    return !this.#services.isLooking(channel.person, match);
  }

  async #send(
    composer: Composer,
    { channel, bundle }: ClaimedMessage,
    wanted: readonly WaitingNotice[],
  ): Promise<Outcome> {
    if (wanted.some(({ kind }) => kind === 'confirm')) return this.#confirm(composer, channel.id);
    const lines = wanted.flatMap((notice) => composer.line(notice) ?? []);
    const ids = lines.map(({ id }) => id);
    switch (channel.kind) {
      case 'push': {
        const url = lines.length === 1 ? (lines[0]?.path ?? '/') : '/#/online';
        const title = lines.length === 1 ? (lines[0]?.game ?? '') : composer.subject(lines);
        return this.#services.push.send(channel, {
          title,
          body: composer.glance(lines),
          url,
          tag: bundle,
          ids,
        });
      }
      case 'webhook': {
        const origin = this.#services.publicUrl ?? (JSON.parse(channel.data) as WebhookData).origin;
        const told = lines.map(({ path, ...line }) => ({ ...line, url: `${origin}${path}` }));
        const { more } = composer.words;
        return sendWebhook(
          this.#services.post,
          channel,
          { id: bundle, lines: told, more },
          this.#services.now(),
        );
      }
      case 'mail':
        return this.#mail(composer, channel, bundle, lines);
    }
  }

  async #mail(
    composer: Composer,
    { id: channel, address }: ClaimedMessage['channel'],
    bundle: string,
    lines: readonly Line[],
  ): Promise<Outcome> {
    const { mail, tokens, publicUrl } = this.#services;
    if (mail === undefined || publicUrl === undefined) return 'failed';
    const token = tokens.make('unsubscribe', channel);
    const { why, stop, change } = composer.words;
    return mail.send({
      to: address,
      at: this.#services.now(),
      id: bundle,
      subject: composer.subject(lines),
      text: [
        ...lines.map(({ text, path }) => `${text}\n${publicUrl}${path}\n`),
        '-- ',
        why,
        change(`${publicUrl}/#/club/notices`),
        stop(`${publicUrl}/#/club/notices/stop-${token}`),
        '',
      ].join('\n'),
      unsubscribe: `${publicUrl}/api/notices/unsubscribe/${token}`,
      ids: lines.map(({ id }) => id),
    });
  }

  async #confirm(composer: Composer, id: string): Promise<Outcome> {
    const { mail, tokens, publicUrl, store } = this.#services;
    const channel = await store.parts.noticeChannels.channel(id);
    const person = channel && (await store.person(channel.person));
    if (mail === undefined || publicUrl === undefined || person === undefined || channel === undefined) {
      return 'failed';
    }
    const { confirmSubject, confirmText } = composer.words;
    const link = `${publicUrl}/#/club/notices/confirm-${tokens.make('confirm', id)}`;
    return mail.send({
      to: channel.address,
      at: this.#services.now(),
      id: `confirm-${id}`,
      subject: confirmSubject,
      text: `${confirmText(person.name, link)}\n`,
      unsubscribe: `${publicUrl}/api/notices/unsubscribe/${tokens.make('unsubscribe', id)}`,
      ids: [],
    });
  }
}

function isOver(card: string): boolean {
  const { status } = JSON.parse(card) as TableCard;
  return status === 'over' || status === 'closed';
}
