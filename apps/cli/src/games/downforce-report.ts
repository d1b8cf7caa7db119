import { CARS, type PowerName } from '@paddock/downforce';
import { DOWNFORCE } from '@paddock/words/all';
import type { Session } from '../session.ts';
import { meanText, shareText } from '../simulate/print.ts';
import type { Report } from '../simulate/report.ts';
import type { Summary } from '../simulate/sample.ts';

/** Shares are means of zeros and ones; money is in millions. Figures that do not apply are absent. */
interface DownforceFigures {
  readonly games: number;
  /** Fewer than games if nobody bought a car in some (D-A12). */
  readonly races: number;
  /** By seat. */
  readonly wins: readonly Summary[];
  readonly money?: readonly Summary[];
  /** A seat's. */
  readonly sheet?: { readonly prizes: Summary; readonly winnings: Summary; readonly paid: Summary };
  readonly price?: Summary;
  /** In the order of `CARS`. */
  readonly priceByCar?: readonly Summary[];
  /** Unowned cars per game. */
  readonly unowned?: Summary;
  /** `held`: the share of games in which somebody has it; `wins`: the share of those that its holder wins. */
  readonly byPower?: readonly { readonly power: PowerName; readonly held: Summary; readonly wins: Summary }[];
  readonly winsByCar: readonly Summary[];
  readonly winsByGrid: readonly Summary[];
  readonly finishesByGrid: readonly Summary[];
  /** Cars per race. */
  readonly finishing: Summary;
  readonly cards: Summary;
  readonly jams: Summary;
  /** Spaces per race. */
  readonly lost: Summary;
}

const NAME = 16;
const VALUE = 17;

export function downforceReport(figures: DownforceFigures): Report {
  const { games, races, wins, money, priceByCar, winsByCar, winsByGrid, finishesByGrid, ...rest } = figures;
  return {
    games,
    figures: {
      races,
      bySeat: wins.map((share, seat) => ({ seat: seat + 1, money: money?.[seat], wins: share })),
      byCar: winsByCar.map((share, car) => ({ car: CARS[car], wins: share, price: priceByCar?.[car] })),
      byGridSpace: winsByGrid.map((share, at) => ({
        space: at + 1,
        wins: share,
        finishes: finishesByGrid[at],
      })),
      ...rest,
    },
    lines: (session) => [
      ...seatLines(session, figures),
      '',
      ...carLines(session, figures),
      '',
      ...gridLines(session, figures),
      ...powerLines(session, figures),
      '',
      ...raceLines(session, figures),
    ],
  };
}

function row(name: string, ...values: readonly string[]): string {
  return `  ${name.padEnd(NAME)}${values.map((value) => value.padStart(VALUE)).join('')}`;
}

function seatLines(session: Session, { wins, money, sheet }: DownforceFigures): string[] {
  const { simulate } = session.text;
  const { downforce } = simulate;
  const rows = wins.map((share, seat) => {
    const amount = money?.[seat];
    const sums = amount === undefined ? [] : [meanText(session, amount)];
    return row(simulate.seat(seat + 1), ...sums, shareText(session, share));
  });
  const mean = (summary: Summary) => session.number(summary.mean, 2);
  return [
    money === undefined ? downforce.winsBySeat : downforce.moneyBySeat,
    ...rows,
    ...(sheet === undefined
      ? []
      : [`  ${downforce.sheet(mean(sheet.prizes), mean(sheet.winnings), mean(sheet.paid))}`]),
  ];
}

function carLines(session: Session, { winsByCar, priceByCar }: DownforceFigures): string[] {
  const { downforce } = session.text.simulate;
  const { car } = DOWNFORCE[session.language];
  return [
    priceByCar === undefined ? downforce.winsByCar : downforce.pricesByCar,
    ...CARS.map((name, at) => {
      const [share, price] = [winsByCar[at], priceByCar?.[at]];
      const values = [share && shareText(session, share), price && meanText(session, price)];
      return row(car(name), ...values.filter((value) => value !== undefined));
    }),
  ];
}

function gridLines(session: Session, { winsByGrid, finishesByGrid }: DownforceFigures): string[] {
  return [
    session.text.simulate.downforce.byGrid,
    ...winsByGrid.map((share, at) => {
      const finishes = finishesByGrid[at] ?? share;
      return row(String(at + 1), shareText(session, share), shareText(session, finishes));
    }),
  ];
}

function powerLines(session: Session, { byPower }: DownforceFigures): string[] {
  if (byPower === undefined) return [];
  const { power: label } = DOWNFORCE[session.language];
  return [
    '',
    session.text.simulate.downforce.byPower,
    ...byPower.map(({ power, held, wins }) =>
      row(label(power).label, shareText(session, held), held.mean === 0 ? '–' : shareText(session, wins)),
    ),
  ];
}

function raceLines(session: Session, figures: DownforceFigures): string[] {
  const { downforce } = session.text.simulate;
  const { games, races, price, unowned, finishing, cards, jams, lost } = figures;
  return [
    ...(price === undefined ? [] : [downforce.price(meanText(session, price))]),
    ...(unowned === undefined ? [] : [downforce.unowned(meanText(session, unowned))]),
    downforce.finishing(meanText(session, finishing)),
    downforce.cards(meanText(session, cards)),
    downforce.jams(meanText(session, jams), meanText(session, lost)),
    ...(races === games ? [] : [downforce.noRace(session.number(games - races))]),
  ];
}
