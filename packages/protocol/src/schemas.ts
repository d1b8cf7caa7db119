import { isName } from '@paddock/kernel';
import { z } from 'zod';
import { LINK_KEY, TABLE_ID } from './addresses.ts';
import { isPlainText, LIMITS } from './limits.ts';
import type { ClientMessage } from './messages.ts';
import type { ClockRule, SeatPlan } from './tables.ts';

/** What the server accepts. The page does not load this: its messages are made by the client, not typed by hand. */

export const tableId = z.string().regex(TABLE_ID);
export const linkKey = z.string().regex(LINK_KEY);
const commandId = z.string().regex(new RegExp(`^[0-9A-Za-z_-]{1,${LIMITS.id}}$`));
const count = z.int().min(0).max(1_000_000);
const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

export const personName = z
  .string()
  .max(2 * LIMITS.name)
  .refine((name) => isName(name, LIMITS.name) && isPlainText(name, LIMITS.name), 'not a name');
export const chatText = z
  .string()
  .max(2 * LIMITS.chat)
  .refine((text) => isPlainText(text, LIMITS.chat), 'not plain text');

export const clientMessage: z.ZodType<ClientMessage> = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('hello'), v: z.int().min(0).max(1_000) }),
  z.strictObject({
    t: z.literal('watch'),
    table: tableId,
    key: linkKey.optional(),
    have: count.optional(),
    as: z.union([seat, z.literal('public')]).optional(),
  }),
  z.strictObject({ t: z.literal('unwatch'), table: tableId }),
  z.strictObject({
    t: z.literal('play'),
    table: tableId,
    id: commandId,
    asked: z.int().min(-1).max(1_000_000),
    do: z.array(z.string().min(1).max(LIMITS.action)).min(1).max(LIMITS.actions),
  }),
  z.strictObject({
    t: z.literal('salt'),
    table: tableId,
    id: commandId,
    deal: z.int().min(0).max(63),
    salt: z.string().regex(/^[0-9a-f]{16,128}$/),
  }),
  z.strictObject({ t: z.literal('say'), table: tableId, id: commandId, text: chatText }),
  z.strictObject({ t: z.literal('moments'), table: tableId, id: commandId, from: count, to: count }),
  z.strictObject({ t: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ t: z.literal('mine'), on: z.boolean() }),
  z.strictObject({ t: z.literal('ping') }),
]);

export const clockRule: z.ZodType<ClockRule> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    moveSeconds: z.int().min(5).max(3_600),
    reserveSeconds: z.int().min(0).max(36_000),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

export const seatPlan: z.ZodType<SeatPlan> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('reserved') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(40) }),
]);

/** A new table. The maker takes the first seat that is not a bot's, unless `hostPlays` is false. */
export const newTable = z.strictObject({
  game: z.string().min(1).max(40),
  options: z
    .record(z.string().max(40), z.unknown())
    .refine((options) => JSON.stringify(options).length <= LIMITS.options, 'too long')
    .default({}),
  seats: z.array(seatPlan).min(2).max(LIMITS.seats),
  isPublic: z.boolean().default(false),
  clock: clockRule.default({ kind: 'none' }),
  startsWhenFull: z.boolean().default(false),
  hostPlays: z.boolean().default(true),
});
export type NewTable = z.output<typeof newTable>;

export const sitDown = z.strictObject({ seat: seat.optional(), key: linkKey.optional() });
export const setSeat = z.strictObject({ plan: seatPlan });
export const setStandIn = z.strictObject({ isOn: z.boolean() });
/** Null: everybody who only watches. */
export const mute = z.strictObject({ seat: seat.nullable(), isMuted: z.boolean() });
export const seatNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

export const problem = z.object({
  code: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

const clockInfo = z.union([
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('live'), moveSeconds: z.number(), reserveSeconds: z.number() }),
  z.object({ kind: z.literal('days'), days: z.number() }),
]);
const standings = z
  .array(z.object({ side: z.string(), seat: z.number().optional(), place: z.number(), score: z.number() }))
  .readonly();
const status = z.enum(['open', 'running', 'over', 'closed']);

export const tableCard = z.object({
  id: z.string(),
  game: z.string(),
  status,
  isPublic: z.boolean(),
  clock: clockInfo,
  options: z.record(z.string(), z.unknown()),
  seats: z.array(z.object({ name: z.string().nullable(), bot: z.string().optional() })).readonly(),
  openSeats: z.number(),
  made: z.number(),
  touched: z.number(),
  result: z.object({ standings }).optional(),
});

export const myTable = tableCard.extend({
  seat: z.number(),
  isYourTurn: z.boolean(),
  left: z.number().optional(),
});

export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  rulings: z.number(),
  options: z.record(z.string(), z.unknown()),
  status,
  isPublic: z.boolean(),
  clock: clockInfo,
  startsWhenFull: z.boolean(),
  seats: z
    .array(
      z.object({
        plan: z.union([
          z.object({ kind: z.literal('open') }),
          z.object({ kind: z.literal('reserved') }),
          z.object({ kind: z.literal('bot'), level: z.string() }),
        ]),
        name: z.string().nullable(),
        isOnline: z.boolean(),
        standIn: z.string().nullable(),
      }),
    )
    .readonly(),
  host: z.number().nullable(),
  hostName: z.string(),
  watching: z.number(),
  made: z.number(),
  rematch: z.string().nullable(),
  muted: z.array(z.number().nullable()).readonly(),
});
