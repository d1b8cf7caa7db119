import { z } from 'zod';
import { LINK_KEY, TABLE_ID } from './addresses.ts';
import { isPlainText, LIMITS } from './limits.ts';
import { BOT_LIMITS } from './club/own-bots.ts';
import { REACTIONS } from './club/reactions.ts';
import { chatLine, dealInfo, gameNow, myTable, seat, tableCard, tableInfo } from './table-schemas.ts';

/** Every message on the socket. The page imports only the types, which cost nothing. */

export const tableId = z.string().regex(TABLE_ID);
export const linkKey = z.string().regex(LINK_KEY);
const commandId = z.string().regex(new RegExp(`^[0-9A-Za-z_-]{1,${LIMITS.id}}$`));
const count = z.int().min(0).max(1_000_000);
const dealNumber = z.int().min(0).max(63);
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const viewer = z.union([seat, z.literal('public')]);
const chatText = z
  .string()
  .max(2 * LIMITS.chat)
  .refine((text) => isPlainText(text, LIMITS.chat), 'not plain text');

/**
 * What a bot asks for besides what a page gets. `legal`: the message `turn`, with every legal action. `view`: its whole view in
 * that message, so that it need not follow the changes. `shuffle`: deals wait for its hash and its salt.
 */
export const botWish = z.enum(['legal', 'view', 'shuffle']);

/** From the page to the server. Every message that expects an answer has its own id. */
export const clientMessage = z.discriminatedUnion('type', [
  /** `wants`: for bots alone; see `botWish`. */
  z.strictObject({
    type: z.literal('hello'),
    version: z.int().min(0).max(1_000),
    wants: z.array(botWish).max(BOT_LIMITS.wishes).exactOptional(),
  }),
  /**
   * `have`: how many entries the page already holds, and `as` whom it saw them. `content`: the digest of the content that it
   * holds, or null; pages from before there was content do not say it.
   */
  z.strictObject({
    type: z.literal('watch'),
    table: tableId,
    key: linkKey.exactOptional(),
    have: count.exactOptional(),
    as: viewer.exactOptional(),
    content: digest.nullable().exactOptional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  z.strictObject({
    type: z.literal('play'),
    table: tableId,
    id: commandId,
    asked: z.int().min(-1).max(1_000_000),
    do: z.array(z.string().min(1).max(LIMITS.action)).min(1).max(LIMITS.actions),
  }),
  z.strictObject({
    type: z.literal('hash'),
    table: tableId,
    id: commandId,
    deal: dealNumber,
    hash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  /** Only once the hashes are fixed. */
  z.strictObject({
    type: z.literal('salt'),
    table: tableId,
    id: commandId,
    deal: dealNumber,
    salt: z.string().regex(/^[0-9a-f]{16,128}$/),
  }),
  z.strictObject({ type: z.literal('say'), table: tableId, id: commandId, text: chatText }),
  z.strictObject({ type: z.literal('react'), table: tableId, id: commandId, reaction: z.enum(REACTIONS) }),
  z.strictObject({ type: z.literal('moments'), table: tableId, id: commandId, from: count, to: count }),
  /** `pages`: how many of them, from the newest table on; 1 unless told. */
  z.strictObject({
    type: z.literal('lobby'),
    on: z.boolean(),
    pages: z.int().min(1).max(LIMITS.lobbyPages).exactOptional(),
  }),
  z.strictObject({ type: z.literal('mine'), on: z.boolean() }),
  z.strictObject({ type: z.literal('ping') }),
]);

/** Why something was not done; a kernel `Refusal`. */
export const problem = z.object({
  code: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What changed between two JSON values. A list of another length is replaced whole. */
export const delta = z.strictObject({
  /** Members with a new value. */
  set: z.record(z.string(), z.unknown()).exactOptional(),
  /** Removed members. */
  gone: z.array(z.string()).exactOptional(),
  /** Members changed inside. */
  into: z
    .record(
      z.string(),
      z.lazy((): z.ZodType<Delta> => delta),
    )
    .exactOptional(),
});

export interface Delta {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[];
  readonly into?: Readonly<Record<string, Delta>>;
}

/** One action as the viewer saw it: the facts, and what changed in the view; absent if nothing did. */
export const wireMoment = z.strictObject({
  entry: count,
  who: z.int().min(0),
  facts: z.array(z.unknown()),
  public: delta.exactOptional(),
  own: delta.exactOptional(),
});

/** A whole view: on joining, and on recovery. */
export const wholeGame = z.strictObject({
  view: z.unknown(),
  now: gameNow,
  /** The first entry after the viewer's own last turn. */
  lastTurn: count,
});

const person = z.strictObject({ id: z.string(), name: z.string() });
const moments = z.array(wireMoment);

/** The deals from one on; those before it are as they were. A long season has many. */
export const dealNews = z.strictObject({ from: count, list: z.array(dealInfo) });

/** From the server to the page. */
export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    version: z.int(),
    server: z.string(),
    person: person.nullable(),
  }),
  z.strictObject({
    type: z.literal('table'),
    info: tableInfo,
    viewer,
    isHost: z.boolean(),
    deals: z.array(dealInfo),
    chat: z.array(chatLine),
    /** False at a public table for those who did not come by its link: they react. */
    mayChat: z.boolean(),
    /** Null: not started, or the page already holds it. */
    game: wholeGame.nullable(),
  }),
  /** The custom deck and tracks that the table is played with. Once, before the table itself, unless the page has it. */
  z.strictObject({
    type: z.literal('content'),
    table: tableId,
    digest,
    content: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
  z.strictObject({ type: z.literal('info'), info: tableInfo, isHost: z.boolean() }),
  z.strictObject({
    type: z.literal('moments'),
    table: tableId,
    from: count,
    moments,
    now: gameNow,
    /** Only if they changed. */
    deals: dealNews.exactOptional(),
  }),
  /** The hashes of a deal are fixed, or it is sealed. */
  z.strictObject({ type: z.literal('deals'), table: tableId, deals: dealNews }),
  /** Clocks and questions changed without an entry. */
  z.strictObject({ type: z.literal('now'), table: tableId, now: gameNow }),
  /**
   * A question to a bot that wants `legal`: what it may do first, in notation. Some turns go on: a `play` with one of them is
   * followed by another `turn`. It depends on the seat's view alone.
   */
  z.strictObject({
    type: z.literal('turn'),
    table: tableId,
    asked: count,
    legal: z.array(z.string()).max(BOT_LIMITS.legal),
    view: z.unknown().exactOptional(),
  }),
  z.strictObject({
    type: z.literal('past'),
    id: z.string(),
    table: tableId,
    from: count,
    to: count,
    /** The view before the first moment. */
    view: z.unknown(),
    moments,
  }),
  /** A new line, or one that was removed. */
  z.strictObject({ type: z.literal('chat'), table: tableId, line: chatLine }),
  /** `seat`: null: a spectator, who stays anonymous. */
  z.strictObject({
    type: z.literal('reaction'),
    table: tableId,
    seat: seat.nullable(),
    reaction: z.enum(REACTIONS),
  }),
  z.strictObject({
    type: z.literal('ok'),
    id: z.string(),
    from: count.exactOptional(),
    to: count.exactOptional(),
  }),
  /** A refused request, with the id and the table it named; an unreadable one may have neither. */
  z.strictObject({
    type: z.literal('no'),
    id: z.string().nullable(),
    table: z.string().exactOptional(),
    problem,
  }),
  z.strictObject({ type: z.literal('gone'), table: tableId }),
  /** Public tables by id; then what changes in them. `hasMore`: there are older ones. */
  z.strictObject({
    type: z.literal('lobby'),
    tables: z.record(z.string(), tableCard),
    hasMore: z.boolean(),
  }),
  z.strictObject({ type: z.literal('lobby-changes'), changes: delta, hasMore: z.boolean() }),
  z.strictObject({ type: z.literal('mine'), tables: z.array(myTable) }),
  z.strictObject({ type: z.literal('pong') }),
]);
