import { z } from 'zod';
import type { Wire } from '../wire.ts';

/** The online page: a quick table, and what goes on around the tables. The page imports only the types. */

/** A seat at whichever table of that game waits for people. */
export const quickTable = z.strictObject({ game: z.string().min(1).max(40) });

/** How a running game stands, from what everybody sees. */
export const glance = z.object({
  /** From 1; between two races, the one to come. */
  race: z.number(),
  races: z.number(),
  /** From 1; absent if a race has one lap. */
  lap: z.number().exactOptional(),
  /** The car in front, and the name of whose it is; null before the start. */
  leader: z.object({ car: z.string(), name: z.string().nullable() }).nullable(),
});

export const finishedGame = z.object({
  id: z.string(),
  game: z.string(),
  at: z.number(),
  isRated: z.boolean(),
  /** In playing order. */
  seats: z
    .array(
      z.object({
        /** Empty: the person has gone from this server. */
        name: z.string(),
        /** The level of a bot that played from the start. */
        bot: z.string().nullable(),
        place: z.number(),
        score: z.number(),
      }),
    )
    .readonly(),
});

/** Newest first. */
export const finishedPage = z.object({
  games: z.array(finishedGame).readonly(),
  /** Where the next page begins; null: there is none. */
  next: z.number().nullable(),
});

export const hub = z.object({
  /** The server's clock. */
  now: z.number(),
  /** By table; the newest running ones in public. */
  running: z.record(z.string(), glance),
  finished: finishedPage,
  /** Of the last seven days; null: none was played. */
  topGame: finishedGame.nullable(),
  daily: z.object({
    day: z.string(),
    game: z.string(),
    until: z.number(),
    /** How many have a result today. */
    total: z.number(),
    best: z.object({ name: z.string(), score: z.number() }).nullable(),
  }),
});

export type TableGlance = Wire<typeof glance>;
export type FinishedGame = Wire<typeof finishedGame>;
export type FinishedPage = Wire<typeof finishedPage>;
export type HubNews = Wire<typeof hub>;
