import { isName } from '@paddock/kernel';
import { z } from 'zod';
import { isPlainText, LIMITS } from '../limits.ts';
import { linkKey, tableId } from '../message-schemas.ts';
import { skeleton } from '../names.ts';
import { clockRule, tableStatus } from '../table-schemas.ts';

/** A private league of a group. The page imports only the types, which cost nothing. */

const leagueName = z
  .string()
  .max(2 * LIMITS.leagueName)
  .refine((name) => isName(name, LIMITS.leagueName) && isPlainText(name, LIMITS.leagueName), 'not a name')
  .refine((name) => skeleton(name) !== '', 'nothing to see');

/** What a game brings: its own score (money in Downforce, points in Formula), or points for places. */
const scoring = z.enum(['score', 'places']);

/** What is played, and how. Changed until the start; then only the name is. */
export const newLeague = z.strictObject({
  name: leagueName,
  game: z.string().min(1).max(40),
  options: z
    .record(z.string().max(40), z.unknown())
    .refine((options) => JSON.stringify(options).length <= LIMITS.options, 'too long')
    .default({}),
  clock: clockRule.default({ kind: 'none' }),
  /** Wanted at each table: as near as the number of players allows. */
  seats: z.int().min(3).max(6).default(4),
  rounds: z.int().min(1).max(20),
  scoring,
});
export type NewLeague = z.output<typeof newLeague>;
export type LeagueSettings = NewLeague;

/** A place in the league, from 0; nobody is named by anything else. */
const place = z.number();

const leagueStatus = z.enum(['open', 'running', 'over']);

export const leagueCard = z.object({
  id: tableId,
  name: z.string(),
  game: z.string(),
  status: leagueStatus,
  players: z.number(),
  /** Rounds whose tables have been made. */
  round: z.number(),
  rounds: z.number(),
  isOrganiser: z.boolean(),
});
export type LeagueCard = z.infer<typeof leagueCard>;

const leagueResult = z.object({
  place,
  /** At that table; tied players share it. */
  position: z.number(),
  score: z.number(),
  points: z.number(),
  /** The player did not come, and a bot played: no points. */
  isAbsent: z.boolean(),
  /** The player left early, and a stand-in played on. */
  hasLeft: z.boolean(),
});

const leagueTable = z.object({
  /** In the order of their seats. */
  seats: z.array(place).readonly(),
  /** Absent: it has not been made. */
  table: tableId.exactOptional(),
  /** Of its link, to watch: for members. */
  key: linkKey.exactOptional(),
  status: tableStatus.exactOptional(),
  /** Places of players who have not sat down, while it has not started. */
  missing: z.array(place).readonly().exactOptional(),
  results: z.array(leagueResult).readonly().exactOptional(),
});
export type LeagueTable = z.infer<typeof leagueTable>;

const leagueRound = z.object({ round: z.number(), tables: z.array(leagueTable).readonly() });
export type LeagueRound = z.infer<typeof leagueRound>;

export const leagueView = z.object({
  id: tableId,
  settings: newLeague,
  status: leagueStatus,
  made: z.number(),
  players: z.array(z.object({ place, name: z.string(), isMember: z.boolean() })).readonly(),
  organiser: place.nullable(),
  /** My own place; null: I hold the link and am not a member. */
  me: place.nullable(),
  /** Somebody may still join: before the start, or in a place that a player has left. */
  isJoinable: z.boolean(),
  rounds: z.array(leagueRound).readonly(),
  standings: z
    .array(
      z.object({
        place,
        /** From 1; equal in everything that counts: shared. */
        rank: z.number(),
        points: z.number(),
        played: z.number(),
        wins: z.number(),
        /** The game's own scores, added. */
        score: z.number(),
      }),
    )
    .readonly(),
  /** What the organiser's one button does: nothing while games are under way. */
  next: z.enum(['players', 'start', 'wait', 'again', 'round', 'over']),
});
export type LeagueView = z.infer<typeof leagueView>;
