import type { CarName, DownforceFact, DownforcePublic, Sheet } from '@paddock/downforce';
import type { Outcome, Standing } from '@paddock/kernel';
import type { DownforceCatalogue, Reckoning, Voice } from './catalogue.ts';

type GameOver = Extract<DownforceFact, { kind: 'game-over' }>;

/** Whether the game was for money: then every score is a score sheet's total (D-E3; not with D-V1's first home). */
function isForMoney({ outcome, sheets }: GameOver): boolean {
  return outcome.standings.every(({ seat = -1, score }) => sheets[seat]?.total === score);
}

/** Winners, every reckoning in seat order, and all places. */
export function gameOverText(catalogue: DownforceCatalogue, fact: GameOver, say: Voice): string {
  const forMoney = isForMoney(fact);
  const reckonings = forMoney
    ? fact.sheets.map((sheet) => catalogue.reckoning(reckoningOf(catalogue, sheet, say)))
    : [];
  return [
    winnersText(catalogue, fact.outcome, forMoney, say),
    ...reckonings,
    rowsText(catalogue, fact.outcome.standings, forMoney, say),
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
  { outcome, options }: Pick<DownforcePublic, 'outcome' | 'options'>,
  say: Voice,
): string {
  if (outcome === null) return catalogue.phases.over;
  return winnersText(catalogue, outcome, options.goal === 'money', say);
}

function winnersText(
  { winners, money }: DownforceCatalogue,
  { standings }: Outcome,
  forMoney: boolean,
  say: Voice,
): string {
  const first = standings.filter(({ place }) => place === 1);
  const score = forMoney ? money(first[0]?.score ?? 0) : undefined;
  return winners(
    first.flatMap(({ seat }) => (seat === undefined ? [] : [seat])),
    score,
    say,
  );
}

/** Where only the places are known: D-V1's first home scores 1 for the winner and 0 for the others. */
export function standingsText(
  catalogue: DownforceCatalogue,
  standings: readonly Standing[],
  say: Voice,
): string {
  const isFirstHome = standings.every(({ place, score }) => score === (place === 1 ? 1 : 0));
  return rowsText(catalogue, standings, !isFirstHome, say);
}

function rowsText(
  { standings: tell, money }: DownforceCatalogue,
  standings: readonly Standing[],
  forMoney: boolean,
  say: Voice,
): string {
  return tell(
    standings.map((standing) => ({
      standing,
      side: sideName(standing, say),
      money: forMoney ? money(standing.score) : undefined,
    })),
  );
}

function sideName({ side, seat }: Standing, say: Voice): string {
  return seat === undefined ? side : say.seat(seat);
}

export function sideLabel({ side, seat }: Standing, say: Voice): string {
  return seat === undefined ? side : say.seatAtStart(seat);
}
