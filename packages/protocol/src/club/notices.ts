import { LANGUAGES } from '@paddock/words';
import { z } from 'zod';
import { CHANNEL_KINDS, NOTICE_KINDS } from './notice-kinds.ts';

/** Notices: which ones somebody wants, and where. */

/** Without quotes, comments and other legal things that no real address has: it goes into a header. */
const MAIL =
  /^[A-Za-z0-9_+=~'-]+(?:\.[A-Za-z0-9_+=~'-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const mailAddress = z.strictObject({ address: z.string().max(254).regex(MAIL, 'not an address') });

/** Without a name, a password, a fragment or control characters. What it leads to, the server checks. */
const WEB = /^https?:\/\/[^\s\p{Cc}/?#@\\]+(?:[/?][^\s\p{Cc}#]*)?$/u;
const address = z.string().max(1_000).regex(WEB, 'not an address');

export const webhookAddress = z.strictObject({ url: address });

export const pushSubscription = z.strictObject({
  endpoint: address,
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});

/** By kind of notice, the kinds of channels that it goes to. */
const choices = z.strictObject(
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, z.array(z.enum(CHANNEL_KINDS)).max(3)])) as Record<
    (typeof NOTICE_KINDS)[number],
    z.ZodArray<z.ZodEnum<{ push: 'push'; mail: 'mail'; webhook: 'webhook' }>>
  >,
);

const minute = z.number().int().min(0).max(1_439);

export const noticeChoices = z.strictObject({
  /** Of the notices. */
  language: z.enum(LANGUAGES),
  /** IANA: `Europe/Lisbon`. */
  zone: z.string().max(64).refine(isZone, 'no time zone'),
  choices,
  /** Minutes after midnight between which nothing comes. */
  quiet: z
    .strictObject({ from: minute, until: minute })
    .refine(({ from, until }) => from !== until, 'never or always')
    .nullable(),
});

const channel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  /** A mail address or a webhook; of a browser only the host of its push service. */
  address: z.string(),
  state: z.enum(['unconfirmed', 'on', 'stopped']),
  made: z.number(),
  /** A webhook’s: notices are signed with it. */
  secret: z.string().exactOptional(),
});

export const noticeState = z.object({
  ...noticeChoices.shape,
  channels: z.array(channel),
  /** The key that browsers subscribe with. */
  pushKey: z.string(),
  /** The host can send e-mails. */
  hasMail: z.boolean(),
});

export type NoticeChoices = z.infer<typeof noticeChoices>;
export type NoticeState = z.infer<typeof noticeState>;
export type NoticeChannel = z.infer<typeof channel>;

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
