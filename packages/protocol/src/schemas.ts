import { isName } from '@paddock/kernel';
import { z } from 'zod';
import { isPlainText, LIMITS } from './limits.ts';
import { linkKey } from './message-schemas.ts';
import { skeleton } from './names.ts';
import { clockRule, seat, seatPlan } from './table-schemas.ts';

/** The bodies of HTTP requests, and every schema of the protocol. The page does not load this. */
export {
  accountInfo,
  deviceId,
  newPasskey,
  passkeyId,
  passkeyName,
  passkeySignIn,
  secureAddress,
} from './club/accounts.ts';
export { clientMessage, linkKey, problem, serverMessage, tableId } from './message-schemas.ts';
export { finishedPage, hub, quickTable } from './club/hub.ts';
export {
  acted,
  adminAction,
  auditLine,
  block,
  blockPerson,
  ownSanction,
  report,
  reportPerson,
  sanction,
} from './club/moderation.ts';
export { areAlike, isBotsName, shownName, skeleton } from './names.ts';
export {
  gameName,
  leaderboard,
  leaderboardAsk,
  player,
  playerId,
  ratedGames,
  ratingHistory,
  tableRatings,
} from './club/ratings.ts';
export { leagueCard, leagueView, newLeague, type NewLeague } from './club/leagues.ts';
export { mailAddress, noticeChoices, noticeState, pushSubscription, webhookAddress } from './club/notices.ts';
export { OPEN_SLOT, padSlot, padSlots } from './score-pads.ts';
export {
  BOT_LIMITS,
  BOT_MARK,
  BOT_TOKEN,
  madeOwnBot,
  newOwnBot,
  ownBotId,
  ownBots,
  seatOwnBot,
} from './club/own-bots.ts';
export { myTable, tableCard, tableInfo } from './table-schemas.ts';

export const personName = z
  .string()
  .max(2 * LIMITS.name)
  .refine((name) => isName(name, LIMITS.name) && isPlainText(name, LIMITS.name), 'not a name')
  .refine((name) => skeleton(name) !== '', 'nothing to see');

/** A new table. Its host takes the first seat that is not a bot's, unless `hostPlays` is false. */
export const newTable = z.strictObject({
  game: z.string().min(1).max(40),
  options: z
    .record(z.string().max(40), z.unknown())
    .refine((options) => JSON.stringify(options).length <= LIMITS.options, 'too long')
    .default({}),
  /** A custom deck and tracks, by name; the kernel's `readOwnContent` bounds it, and the game checks it. */
  content: z.unknown().optional(),
  seats: z.array(seatPlan).min(2).max(LIMITS.seats),
  isPublic: z.boolean().default(false),
  clock: clockRule.default({ kind: 'none' }),
  startsWhenFull: z.boolean().default(false),
  hostPlays: z.boolean().default(true),
  /** It counts for everybody's rating, and everybody who sits down agrees. */
  isRated: z.boolean().optional(),
});
export type NewTable = z.output<typeof newTable>;

/** `isRated`: I know that it counts; needed where it does. */
export const sitDown = z.strictObject({
  seat: seat.optional(),
  key: linkKey.optional(),
  isRated: z.literal(true).optional(),
});
export const setSeat = z.strictObject({ plan: seatPlan });
export const setStandIn = z.strictObject({ isOn: z.boolean() });
/** Null: all spectators. */
export const mute = z.strictObject({ seat: seat.nullable(), isMuted: z.boolean() });
export const seatNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
