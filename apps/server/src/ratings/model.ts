/**
 * Plackett and Luce's model, updated as Weng and Lin do: openskill. How the numbers were chosen, and what they are worth:
 * docs/ratings.md. After changing one, refold (`paddock admin refold`).
 */

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Everybody begins as an average player, with full uncertainty. */
export const BEGIN: Rating = { mu: 25, sigma: 25 / 3 };

/** How much chance there is: a player who is `LUCK` better wins e games to one. */
const BETA = 25 / 4;
export const LUCK = BETA * Math.SQRT2;
/** How much somebody's strength may change from game to game. A bot's does not. */
const TAU = 25 / 300;

/** 400 points are ten wins to one, as on the bots' ladder. */
const POINTS = 400 / (Math.LN10 * LUCK);
const AVERAGE = 1500;

/** Of the normal 95 % interval: the model's sigma is larger than its error. Measured by `npm run ratings`. */
const SIGMA_SCALE = 0.8;
const INTERVAL = 1.96 * SIGMA_SCALE;

/** With fewer games, or a wider interval, a rating is provisional. */
const ENOUGH_GAMES = 10;
const SURE_SIGMA = 5.5;

export interface Player {
  readonly rating: Rating;
  /** 1 is best; tied players share a number. */
  readonly place: number;
  /** It does not learn. */
  readonly isFixed: boolean;
}

/** Slow to load, and few servers rate: it comes with the first rated game. */
const openskill = () => import('openskill');

/** To be awaited before a transaction in which `rateGame` is called. */
export async function loadModel(): Promise<void> {
  await openskill();
}

export async function rateGame(players: readonly Player[]): Promise<Rating[]> {
  const { rate } = await openskill();
  const sides = players.map(({ rating: { mu, sigma }, isFixed }) => {
    return [{ mu, sigma: isFixed ? sigma : Math.hypot(sigma, TAU) }];
  });
  const rank = players.map(({ place }) => place);
  const rated = rate(sides, { rank, beta: betaFor(sides.flat()), tau: 0 });
  return rated.map(([rating], index) => rating ?? players[index]?.rating ?? BEGIN);
}

/**
 * Openskill takes a table of six for one with more chance than a table of two, because it adds up everybody's uncertainty and
 * luck. With this much luck of its own, each table has that of a game between two of its players.
 */
function betaFor(players: readonly Rating[]): number {
  const count = players.length;
  const uncertain = players.reduce((sum, { sigma }) => sum + sigma ** 2, 0) / count;
  return Math.sqrt(Math.max((LUCK ** 2 - (count - 2) * uncertain) / count, 0.01));
}

/** As people see it. */
export interface Shown {
  readonly points: number;
  /** 95 % of true strengths are within this many points. */
  readonly spread: number;
  readonly isProvisional: boolean;
}

export function pointsOf(mu: number): number {
  return Math.round(AVERAGE + POINTS * (mu - BEGIN.mu));
}

export function intervalOf(sigma: number): number {
  return INTERVAL * sigma;
}

export function isProvisional(sigma: number, games: number): boolean {
  return games < ENOUGH_GAMES || sigma > SURE_SIGMA;
}

export function shown({ mu, sigma }: Rating, games: number): Shown {
  return {
    points: pointsOf(mu),
    spread: Math.round(POINTS * intervalOf(sigma)),
    isProvisional: isProvisional(sigma, games),
  };
}
