import {
  CARS,
  countsMoney,
  countsPoints,
  type CarName,
  type DownforcePublic,
  type Sheet,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import { isAutoma } from '../holdings.ts';

/** What put the winner ahead of the second, read from the score and nothing else. */
export type Decided =
  | {
      readonly kind: 'ahead';
      readonly first: Seat;
      readonly second: Seat;
      readonly by: number;
      readonly why: Why | null;
    }
  | {
      readonly kind: 'level';
      readonly first: Seat;
      readonly second: Seat;
      readonly score: number;
      /** D-E3: the better-placed car decides. */
      readonly byCar: boolean;
    }
  /** D-V1's first home, D-V3 */
  | {
      readonly kind: 'best-cars';
      readonly car: CarName;
      readonly place: number;
      readonly other: CarName;
      readonly otherPlace: number;
    };

export type Why =
  /** One line's bet made up for the whole lead. */
  | {
      readonly kind: 'bet';
      readonly bet: number;
      readonly car: CarName;
      readonly pays: number;
      readonly other: number;
    }
  | { readonly kind: 'bets' | 'prizes' | 'paid'; readonly amount: number }
  /** The second paid more than the cars won. */
  | { readonly kind: 'overpaid'; readonly paid: number; readonly won: number }
  /** D-V4 */
  | { readonly kind: 'race'; readonly race: number; readonly more: number };

/** Null where several share the win, and where there was nobody to beat. */
export function whatDecided(open: DownforcePublic): Decided | null {
  const [winner, next] = open.outcome?.standings ?? [];
  if (winner?.seat === undefined || next?.seat === undefined || next.place === 1) return null;
  const [first, second] = [winner.seat, next.seat];
  const isMoney = countsMoney(open.options);
  if (!isMoney && !countsPoints(open.options)) return bestCars(open, first, second);
  const by = winner.score - next.score;
  if (by === 0)
    return { kind: 'level', first, second, score: winner.score, byCar: isByCar(open, first, second) };
  return { kind: 'ahead', first, second, by, why: isMoney ? whyMoney(open, first, second, by) : null };
}

function whyMoney(open: DownforcePublic, first: Seat, second: Seat, by: number): Why | null {
  const past = open.variant?.tour?.past;
  if (past !== undefined) {
    const gains = past.map(({ scores }) => (scores[first] ?? 0) - (scores[second] ?? 0));
    return bestRace([...gains, by - gains.reduce((sum, gain) => sum + gain, 0)]);
  }
  const [mine, theirs] = [open.sheets?.[first], open.sheets?.[second]];
  return mine === undefined || theirs === undefined ? null : whySheets(mine, theirs, by);
}

/** The item of the sheets with the greatest difference. */
function whySheets(mine: Sheet, theirs: Sheet, by: number): Why | null {
  const gains = {
    bets: mine.winnings - theirs.winnings,
    prizes: mine.prizes - theirs.prizes,
    paid: theirs.paid - mine.paid,
    // D-V8i: nothing to say of an automa's counter.
    counter: (mine.counter ?? 0) - (theirs.counter ?? 0),
  };
  const most = Math.max(...Object.values(gains));
  if (most === gains.bets) return oneBet(mine, theirs, by) ?? { kind: 'bets', amount: most };
  if (most === gains.prizes) return { kind: 'prizes', amount: most };
  if (most !== gains.paid) return null;
  if (theirs.paid > theirs.prizes) return { kind: 'overpaid', paid: theirs.paid, won: theirs.prizes };
  return { kind: 'paid', amount: most };
}

function oneBet(mine: Sheet, theirs: Sheet, by: number): Why | undefined {
  const candidates = mine.bets.flatMap(({ car, pays }, index) => {
    const bet = lineOf(mine, index);
    const isAlone = mine.bets.filter((_, other) => lineOf(mine, other) === bet).length === 1;
    const other = theirs.bets.reduce(
      (sum, { pays: paid }, at) => (lineOf(theirs, at) === bet ? sum + paid : sum),
      0,
    );
    return isAlone && pays - other >= by ? [{ kind: 'bet', bet, car, pays, other } as const] : [];
  });
  return candidates.toSorted((a, b) => b.pays - b.other - (a.pays - a.other))[0];
}

function lineOf({ bets }: Sheet, index: number): number {
  return bets[index]?.bet ?? index + 1;
}

function bestRace(gains: readonly number[]): Why {
  const more = Math.max(...gains);
  return { kind: 'race', race: gains.indexOf(more) + 1, more };
}

function bestPlace({ standing, owners }: DownforcePublic, seat: Seat): number {
  return standing.findIndex((car) => owners[CARS.indexOf(car)] === seat);
}

/** D-V8j: an automa ranks ahead of a person with as much money, regardless of their cars. */
function isByCar(open: DownforcePublic, first: Seat, second: Seat): boolean {
  const [mine, theirs] = [bestPlace(open, first), bestPlace(open, second)];
  if (isAutoma(open, first) !== isAutoma(open, second)) return false;
  return mine >= 0 && (theirs < 0 || mine < theirs);
}

function bestCars(open: DownforcePublic, first: Seat, second: Seat): Decided | null {
  const [mine, theirs] = [bestPlace(open, first), bestPlace(open, second)];
  const [car, other] = [open.standing[mine], open.standing[theirs]];
  if (car === undefined || other === undefined) return null;
  return { kind: 'best-cars', car, place: mine + 1, other, otherPlace: theirs + 1 };
}
