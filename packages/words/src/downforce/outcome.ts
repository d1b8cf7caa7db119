import {
  countsMoney,
  countsPoints,
  type CarName,
  type DownforceFact,
  type DownforcePublic,
  type Sheet,
} from '@paddock/downforce';
import type { Outcome, Standing } from '@paddock/kernel';
import type { SharedWords } from '../shared.ts';
import type { DownforceCatalogue, Reckoning } from './catalogue.ts';
import type { Voice } from './voice.ts';

type GameOver = Extract<DownforceFact, { kind: 'game-over' }>;

/** The unit of scores; `undefined` if only places count. */
type Unit = ((score: number) => string) | undefined;

/** The sheets add up to the scores only in a single game for money (D-E3; not a tour, D-V4). */
function areTotals({ outcome, sheets }: GameOver): boolean {
  return outcome.standings.every(({ seat = -1, score }) => sheets[seat]?.total === score);
}

function unitOf({ money }: DownforceCatalogue, { points: inPoints }: SharedWords, fact: GameOver): Unit {
  if (fact.points !== undefined) return inPoints;
  return areTotals(fact) || !isByBestCar(fact.outcome.standings) ? money : undefined;
}

/** Winners, every reckoning in seat order, and all places. */
export function gameOverText(
  catalogue: DownforceCatalogue,
  shared: SharedWords,
  fact: GameOver,
  say: Voice,
): string {
  const unit = unitOf(catalogue, shared, fact);
  const hasReckonings = unit === catalogue.money && areTotals(fact);
  const reckonings = hasReckonings
    ? fact.sheets.map((sheet) => catalogue.reckoning(reckoningOf(catalogue, sheet, say)))
    : [];
  return [
    winnersText(catalogue, fact.outcome, unit, say),
    ...reckonings,
    rowsText(catalogue, fact.outcome.standings, unit, say),
  ].join(' ');
}

function reckoningOf({ money }: DownforceCatalogue, sheet: Sheet, say: Voice): Reckoning {
  const amount = (sum: number, items: readonly (readonly [CarName, number])[]) => {
    const parts = items.map(([car, millions]) => `${say.carLabel(car)} ${money(millions)}`);
    return parts.length === 0 ? money(sum) : `${money(sum)} (${parts.join(', ')})`;
  };
  return {
    who: say.seatAtStart(sheet.seat),
    prizes: amount(
      sheet.prizes,
      sheet.cars.map(({ car, prize }) => [car, prize]),
    ),
    bets: amount(
      sheet.winnings,
      sheet.bets.map(({ car, pays }) => [car, pays]),
    ),
    paid: amount(
      sheet.paid,
      sheet.cars.map(({ car, paid }) => [car, paid]),
    ),
    total: money(sheet.total),
  };
}

export function overPrompt(
  catalogue: DownforceCatalogue,
  { points: inPoints }: SharedWords,
  { outcome, options }: Pick<DownforcePublic, 'outcome' | 'options'>,
  say: Voice,
): string {
  if (outcome === null) return catalogue.phases.over ?? '';
  const unit = countsPoints(options) ? inPoints : countsMoney(options) ? catalogue.money : undefined;
  return winnersText(catalogue, outcome, unit, say);
}

function winnersText(
  { winners }: DownforceCatalogue,
  { standings }: Outcome,
  unit: Unit,
  say: Voice,
): string {
  const first = standings.filter(({ place }) => place === 1);
  const score = unit?.(first[0]?.score ?? 0);
  return winners(
    first.flatMap(({ seat }) => (seat === undefined ? [] : [seat])),
    score,
    say,
  );
}

/** D-V1's first home and D-V3's long distance score 1 for the winner and 0 for the others. */
function isByBestCar(standings: readonly Standing[]): boolean {
  return standings.every(({ place, score }) => score === (place === 1 ? 1 : 0));
}

/** For standings without sheets; without options the scores count as money, unless they only mark winners. */
export function standingsText(
  catalogue: DownforceCatalogue,
  { points: inPoints }: SharedWords,
  standings: readonly Standing[],
  say: Voice,
  options: Readonly<Record<string, unknown>> = {},
): string {
  const unit = countsPoints(options) ? inPoints : isByBestCar(standings) ? undefined : catalogue.money;
  return rowsText(catalogue, standings, unit, say);
}

function rowsText(
  { standings: tell }: DownforceCatalogue,
  standings: readonly Standing[],
  unit: Unit,
  say: Voice,
): string {
  return tell(
    standings.map((standing) => ({
      standing,
      side: sideName(standing, say),
      money: unit?.(standing.score),
    })),
  );
}

function sideName({ side, seat }: Standing, say: Voice): string {
  return seat === undefined ? side : say.seat(seat);
}
