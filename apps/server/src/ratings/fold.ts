import type { FinishedSeat, Result } from '../store/parts/sql-results.ts';
import { BEGIN, rateGame, type Rating } from './model.ts';
import { ALL_TIMES, seasonOf, type Season } from './season.ts';

/** Each kind has a separate list; all of them play in one pool. */
export type Kind = 'person' | 'bot' | 'own-bot';

/** Somebody's rating in one game and season. */
export interface Rated extends Rating {
  readonly game: string;
  readonly season: Season;
  /** The person's id, or `bot:club`. */
  readonly player: string;
  readonly kind: Kind;
  readonly games: number;
  /** When the last of them was over. */
  readonly last: number;
}

/** What one game changed for one seat, in the rating of all times. */
export interface RatingChange {
  readonly number: number;
  readonly seat: number;
  readonly player: string;
  readonly game: string;
  readonly before: Rating;
  readonly after: Rating;
  /** With this one. */
  readonly games: number;
}

export interface Folded {
  readonly rated: readonly Rated[];
  readonly changes: readonly RatingChange[];
}

export function playerOf({ person, bot }: FinishedSeat): string {
  return person ?? botPlayer(bot ?? '');
}

/** A level is one player, regardless of its character. */
export function botPlayer(level: string): string {
  return `bot:${level}`;
}

function kindOf({ person, isOwnBot }: FinishedSeat): Kind {
  if (person === null) return 'bot';
  return isOwnBot === true ? 'own-bot' : 'person';
}

/** A game counts if everybody agreed, and if two different players were there, one of them no level of ours. */
export function isCounted({ isRated, seats }: Result): boolean {
  const players = new Set(seats.map(playerOf));
  return isRated && players.size > 1 && seats.some(({ person }) => person !== null);
}

export function seasonsOf({ at }: Result): readonly Season[] {
  return [ALL_TIMES, seasonOf(at)];
}

type RatingOf = (season: Season, player: string) => Rated | undefined;

/** One more result. Pure: depends only on its arguments, and changes nothing. */
export async function foldResult(result: Result, ratingOf: RatingOf): Promise<Folded> {
  if (!isCounted(result)) return { rated: [], changes: [] };
  const { number, game, at: last, seats } = result;
  const rated: Rated[] = [];
  for (const season of seasonsOf(result)) {
    for (const { seat, rating } of await rateSeats(seats, (player) => ratingOf(season, player))) {
      const player = playerOf(seat);
      const { games = 0 } = ratingOf(season, player) ?? {};
      rated.push({ game, season, player, kind: kindOf(seat), ...rating, games: games + 1, last });
    }
  }
  const changes = seats.map((each): RatingChange => {
    const player = playerOf(each);
    const before = ratingOf(ALL_TIMES, player) ?? BEGIN;
    const after = rated.find((one) => one.season === ALL_TIMES && one.player === player);
    const { mu, sigma } = after ?? before;
    const { games = 0 } = after ?? {};
    return {
      number,
      seat: each.seat,
      player,
      game,
      before: { mu: before.mu, sigma: before.sigma },
      after: { mu, sigma },
      games,
    };
  });
  return { rated, changes };
}

interface RatedSeat {
  readonly seat: FinishedSeat;
  readonly rating: Rating;
}

/** One for each player. Several bots of one level are one player, who gets the mean of what their seats would. */
async function rateSeats(
  seats: readonly FinishedSeat[],
  ratingOf: (player: string) => Rating | undefined,
): Promise<RatedSeat[]> {
  const ratings = await rateGame(
    seats.map((seat) => {
      return { rating: ratingOf(playerOf(seat)) ?? BEGIN, place: seat.place, isFixed: seat.person === null };
    }),
  );
  const all = seats.map((seat, index): RatedSeat => ({ seat, rating: ratings[index] ?? BEGIN }));
  return [...Map.groupBy(all, ({ seat }) => playerOf(seat)).values()].flatMap((same) => {
    const [first] = same;
    const mean = (of: (rating: Rating) => number) =>
      same.reduce((sum, { rating }) => sum + of(rating), 0) / same.length;
    return first === undefined
      ? []
      : [{ seat: first.seat, rating: { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) } }];
  });
}
