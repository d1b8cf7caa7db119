import type { Championship } from '@paddock/formula';
import type { Session } from '../session.ts';
import { meanText, shareText } from '../simulate/print.ts';
import type { Report } from '../simulate/report.ts';
import type { Summary } from '../simulate/sample.ts';

/** Shares are means of zeros and ones. */
interface FormulaFigures {
  readonly games: number;
  readonly races: number;
  /** Points per game, the share of games won, and in a season of titles in the other championship (F-O2). */
  readonly bySeat: readonly { readonly points: Summary; readonly wins: Summary; readonly titles?: Summary }[];
  readonly other: Championship;
  /** Points per race, from the pole backwards. */
  readonly byGridPlace: readonly Summary[];
  /** Per race. */
  readonly plays: Summary;
  readonly retirements: Summary;
  readonly poleWins: Summary;
}

export function formulaReport(figures: FormulaFigures): Report {
  const { games, races, bySeat, byGridPlace, plays, retirements, poleWins } = figures;
  return {
    games,
    racesEach: races / games,
    figures: {
      races,
      bySeat: bySeat.map((sums, seat) => ({ seat: seat + 1, ...sums })),
      byGridPlace: byGridPlace.map((points, place) => ({ place: place + 1, points })),
      plays,
      retirements,
      poleWins,
    },
    lines: (session) => linesOf(session, figures),
  };
}

function linesOf(session: Session, figures: FormulaFigures): string[] {
  const {
    text: { simulate },
    words,
    number,
  } = session;
  const { bySeat, other, byGridPlace, plays, retirements, poleWins } = figures;
  return [
    simulate.pointsBySeat,
    ...bySeat.map(({ points, wins, titles }, seat) => {
      const title = titles && `   ${simulate.titles[other](shareText(session, titles))}`;
      const won = simulate.wins(shareText(session, wins));
      return `  ${simulate.seat(seat + 1).padEnd(9)}${meanText(session, points).padStart(15)}   ${won}${title ?? ''}`;
    }),
    '',
    simulate.pointsByGrid,
    ...byGridPlace.map(
      (points, place) => `  ${words.place(place + 1).padEnd(9)}${meanText(session, points).padStart(15)}`,
    ),
    '',
    simulate.plays(plays.least === plays.most ? number(plays.mean) : meanText(session, plays)),
    simulate.retirements(meanText(session, retirements), retirements.most),
    simulate.poleWins(shareText(session, poleWins)),
  ];
}
