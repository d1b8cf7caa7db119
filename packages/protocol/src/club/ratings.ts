import { z } from 'zod';
import { seat } from '../table-schemas.ts';
import type { Wire } from '../wire.ts';

/** How strong somebody is, as the server shows it. */

/** Each kind has a list of its own. */
export const playerKind = z.enum(['person', 'bot', 'own-bot']);

/** A person's id, or a level of bots. */
export const playerId = z
  .string()
  .max(46)
  .regex(/^(?:[0-9a-z]{20}|bot:[a-z]{1,40})$/);

/** A quarter, such as `2026-4`; or all times. */
export const season = z
  .string()
  .max(8)
  .regex(/^(?:20\d\d-[1-4]|all)$/);

/** 400 points more are ten wins to one. */
export const shownRating = z.object({
  points: z.number(),
  /** The true strength is within this many points, nineteen times out of twenty. */
  spread: z.number(),
  isProvisional: z.boolean(),
  games: z.number(),
});

/** What may be the name of a game: whether there is one, the lists tell. */
export const gameName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/);

export const leaderboardAsk = z.strictObject({
  game: gameName,
  season: season.default('all'),
  kind: playerKind.default('person'),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export const leader = shownRating.extend({
  rank: z.number(),
  player: playerId,
  /** Null: a level of bots, or somebody who has deleted their data. */
  name: z.string().nullable(),
});

export const leaderboard = z.object({
  season,
  /** Those that have games, newest first. */
  seasons: z.array(season).readonly(),
  total: z.number(),
  from: z.number(),
  rows: z.array(leader).readonly(),
  /** The person who asks. */
  mine: leader.nullable(),
});

const versus = z.object({ game: z.string(), ahead: z.number(), behind: z.number(), tied: z.number() });

export const player = z.object({
  player: playerId,
  kind: playerKind,
  name: z.string().nullable(),
  isMe: z.boolean(),
  /** By game: of all times, and of this season where there are games. */
  ratings: z
    .array(
      shownRating.extend({
        game: z.string(),
        season,
        rank: z.number(),
        total: z.number(),
      }),
    )
    .readonly(),
  /** Games with the person who asks, rated or not, from the asker's side; null: nobody asks, or they ask about themselves. */
  versus: z.array(versus).readonly().nullable(),
});

export const ratingHistory = z.object({
  /** The newest, oldest first. */
  past: z.array(z.object({ at: z.number(), points: z.number(), spread: z.number() })).readonly(),
});

const ratingChange = z.object({
  seat,
  player: playerId,
  before: z.number(),
  after: z.number(),
  isProvisional: z.boolean(),
});

export const tableRatings = z.object({ changes: z.array(ratingChange).readonly() });

export const ratedGames = z.object({
  games: z
    .array(
      z.object({
        /** To ask for those before it. */
        number: z.number(),
        game: z.string(),
        at: z.number(),
        /** Null: a table by link, at which the person who asks did not sit. */
        table: z.string().nullable(),
        seats: z
          .array(
            z.object({
              player: playerId,
              name: z.string(),
              place: z.number(),
              score: z.number(),
              hasLeft: z.boolean(),
              before: z.number(),
              after: z.number(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});

export type PlayerKind = Wire<typeof playerKind>;
export type ShownRating = Wire<typeof shownRating>;
export type Leader = Wire<typeof leader>;
export type Leaderboard = Wire<typeof leaderboard>;
export type ShownPlayer = Wire<typeof player>;
export type RatingHistory = Wire<typeof ratingHistory>;
export type RatingChanges = Wire<typeof tableRatings>;
export type RatedGames = Wire<typeof ratedGames>;
