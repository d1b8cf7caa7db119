import { isName } from '@paddock/kernel';
import { z } from 'zod';
import { isPlainText, LIMITS } from '../limits.ts';
import { skeleton } from '../names.ts';
import { seat } from '../table-schemas.ts';
import type { Wire } from '../wire.ts';

/** Bots that people bring: programs that play by the same socket as a page. */

/** A bot's name ends in this wherever it shows, and a person's never does. */
export const BOT_MARK = ' (bot)';

/** It goes into the header `authorization: Bearer …`. Only its hash is stored. */
export const BOT_TOKEN = /^pbot_[0-9A-Za-z_-]{43}$/;

export const BOT_LIMITS = {
  /** Bots that one person may have, and tables that one bot may sit at. */
  bots: 8,
  tables: 4,
  sockets: 4,
  /** Legal actions that a bot gets at a time; 720 is the most that a game of the box has. */
  legal: 1_000,
  /** Things that a bot may ask for when it says hello. */
  wishes: 8,
} as const;

const LONGEST = LIMITS.name - BOT_MARK.length;

/** As its owner says it, without the mark. */
export const botsOwnName = z
  .string()
  .max(2 * LONGEST)
  .refine((name) => isName(name, LONGEST) && isPlainText(name, LONGEST), 'not a name')
  .refine((name) => skeleton(name) !== '', 'nothing to see');

export const ownBotId = z.string().regex(/^[0-9a-z]{20}$/);

export const newOwnBot = z.strictObject({ name: botsOwnName });
export const seatOwnBot = z.strictObject({ bot: ownBotId, seat });

/** A bot in its owner's list. */
export const ownBot = z.object({
  id: ownBotId,
  /** With the mark. */
  name: z.string(),
  made: z.number(),
  isOnline: z.boolean(),
  /** Tables that it sits at and that are not over. */
  tables: z.number(),
});
/** `mayMake`: the caller has an account; guests cannot have bots. */
export const ownBots = z.object({ bots: z.array(ownBot), most: z.number(), mayMake: z.boolean() });
/** The token is shown this once. */
export const madeOwnBot = z.object({ bot: ownBot, token: z.string().regex(BOT_TOKEN) });

export type OwnBot = Wire<typeof ownBot>;
export type OwnBots = Wire<typeof ownBots>;
export type MadeOwnBot = Wire<typeof madeOwnBot>;
