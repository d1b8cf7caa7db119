import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Tables as the server shows them. The page imports only the types, which cost nothing. */

export const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
const millis = z.number();

/** No clock; time per move and a reserve; or days per move. */
export const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    moveSeconds: z.int().min(5).max(3_600),
    reserveSeconds: z.int().min(0).max(36_000),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

/** Who a seat is for. A reserved one is taken with its own link. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('reserved') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(40) }),
]);

/** A custom deck and tracks at a table, as lists show them: the name of each, by what it is. */
const contentNames = z.record(z.string(), z.string());

/** Everybody who sits down agrees that it counts. */
const isRated = z.literal(true);

/** The league and round that the table counts for. */
const league = z.object({ id: z.string(), round: z.number() });

export const tableStatus = z.enum(['open', 'running', 'over', 'closed']);

export const seatInfo = z.object({
  plan: seatPlan,
  /** The person's or the bot's name; null: the seat is empty. */
  name: z.string().nullable(),
  isOnline: z.boolean(),
  /** Where the table is rated: whose rating it counts for; see `ratedPlayer`. */
  player: z.string().exactOptional(),
  /** The level of the bot that plays for a person who is away or has left. */
  standIn: z.string().nullable(),
  /** Somebody's own bot has the seat: the name of the person whose it is; empty if they neither play here nor host. */
  botOf: z.string().exactOptional(),
});

/**
 * Who came and went in a running game. `left`: by their own word; `replaced`: the host gave the seat to a bot; `opened`: the
 * host opened it to somebody else; `sat`: somebody took it.
 */
export const seatNews = z.object({
  /** Counted from 0 in each game. */
  number: z.number(),
  /** The first entry after it. */
  entry: z.number(),
  seat,
  kind: z.enum(['left', 'replaced', 'opened', 'sat']),
  /** Of the person who went, or came. */
  name: z.string(),
  /** Whose seat it was before. */
  from: z.string().exactOptional(),
});

/** What everybody allowed to see a table sees. */
export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  rulings: z.number(),
  options: z.record(z.string(), z.unknown()),
  /** Absent: the table is played with the game's own. `digest`: of all of it; see the message `content`. */
  content: z.object({ digest: z.string(), names: contentNames }).exactOptional(),
  status: tableStatus,
  isPublic: z.boolean(),
  isRated: isRated.exactOptional(),
  league: league.exactOptional(),
  clock: clockRule,
  startsWhenFull: z.boolean(),
  /** The devices are shuffling for the first race; nobody sits down any more. */
  isStarting: z.boolean(),
  /** Milliseconds to the start of a quick table, when the message was written. */
  startsIn: z.number().exactOptional(),
  seats: z.array(seatInfo).readonly(),
  /** The host's seat; null: the host does not play. */
  host: seat.nullable(),
  hostName: z.string(),
  watching: z.number(),
  made: millis,
  /** The table where the same people play again. */
  rematch: z.string().nullable(),
  /** Seats that may not chat; null: all spectators. */
  muted: z.array(seat.nullable()).readonly(),
  /** The newest, oldest first. */
  news: z.array(seatNews).readonly(),
});

const standing = z.object({
  side: z.string(),
  seat: seat.exactOptional(),
  place: z.number(),
  score: z.number(),
});

/** A table in a list. */
export const tableCard = z.object({
  id: z.string(),
  game: z.string(),
  status: tableStatus,
  isPublic: z.boolean(),
  isRated: isRated.exactOptional(),
  league: league.exactOptional(),
  clock: clockRule,
  options: z.record(z.string(), z.unknown()),
  content: contentNames.exactOptional(),
  /** `bot`: the level of the table's own bot. `botOf`: somebody's own bot, and whose it is. */
  seats: z
    .array(
      z.object({
        name: z.string().nullable(),
        bot: z.string().exactOptional(),
        botOf: z.string().exactOptional(),
      }),
    )
    .readonly(),
  openSeats: z.number(),
  made: millis,
  touched: millis,
  /** When a quick table starts by itself, with bots in the seats that are free then. */
  startsAt: millis.exactOptional(),
  result: z.object({ standings: z.array(standing).readonly() }).exactOptional(),
});

/** A table in your own list. */
export const myTable = tableCard.extend({
  seat,
  /** The table waits for you. */
  isYourTurn: z.boolean(),
  /** Milliseconds to the deadline. */
  left: z.number().exactOptional(),
});

export const chatLine = z.object({
  number: z.number(),
  at: millis,
  /** Null: a spectator. */
  seat: seat.nullable(),
  name: z.string(),
  text: z.string(),
  /** A moderator has taken its text away. */
  isRemoved: z.literal(true).exactOptional(),
});

/** A seat's clock while its question is open. */
export const seatClock = z.object({
  seat,
  /** Milliseconds to the deadline, reserve included, when the message was written. */
  left: z.number(),
  reserve: z.number(),
});

/** What a screen needs to know about a running game besides the view. */
export const gameNow = z.object({
  /** Entries so far. */
  length: z.number(),
  toAct: z.array(seat).readonly(),
  /** The number of the viewer's own question; −1: none. */
  asked: z.number(),
  /** The number of the question whose answer the viewer may still change; −1: none. */
  changeable: z.number(),
  clocks: z.array(seatClock).readonly(),
  isOver: z.boolean(),
});

/** A deal; the list includes that of the coming race. */
export const dealInfo = z.object({
  commitment: z.string(),
  /** By seat; absent until they are fixed. */
  hashes: z.array(z.string()).readonly().exactOptional(),
  /** Absent until the deal is sealed. */
  salts: z.array(z.string()).readonly().exactOptional(),
  /** Absent until the race is over. */
  secret: z.string().exactOptional(),
});
