import type { Game, Given } from '../game.ts';
import type { Session } from '../session.ts';
import type { Report } from './report.ts';
import type { Summary } from './sample.ts';

export interface Played {
  readonly game: Game;
  readonly players: number;
  readonly options: Given;
  readonly seed: string;
  readonly seconds: number;
  readonly out?: string;
  readonly report: Report;
}

export function reportLines(session: Session, played: Played): string[] {
  const { text, number, words, language } = session;
  const { game, players, seed, seconds, report, out } = played;
  const meanOf = ({ mean, margin }: Summary) => `${number(mean, 2)} ± ${number(margin, 2)}`;
  const shareOf = ({ mean, margin }: Summary) => `${number(mean * 100, 1)} ± ${number(margin * 100, 1)} %`;
  const { simulate } = text;
  const plays = report.plays.least === report.plays.most ? number(report.plays.mean) : meanOf(report.plays);
  const races = report.races / report.games;
  return [
    simulate.headline(number(report.games), game.title(language), players, races, seed),
    simulate.speed(number(seconds, 1), number(report.games / seconds)),
    '',
    simulate.pointsBySeat,
    ...report.bySeat.map(
      ({ points, wins }, seat) =>
        `  ${simulate.seat(seat + 1).padEnd(9)}${meanOf(points).padStart(15)}   ${simulate.wins(shareOf(wins))}`,
    ),
    '',
    simulate.pointsByGrid,
    ...report.byGridPlace.map(
      (points, place) => `  ${words.place(place + 1).padEnd(9)}${meanOf(points).padStart(15)}`,
    ),
    '',
    simulate.plays(plays),
    simulate.retirements(meanOf(report.retirements), report.retirements.most),
    simulate.poleWins(shareOf(report.poleWins)),
    ...(out === undefined ? [] : ['', simulate.written(number(report.games), out)]),
  ];
}

export function reportJson({ game, players, options, seed, seconds, out, report }: Played): object {
  const { games, races, bySeat, byGridPlace, plays, retirements, poleWins } = report;
  return {
    game: game.name,
    players,
    options,
    seed,
    games,
    races,
    seconds,
    gamesPerSecond: games / seconds,
    ...(out !== undefined && { out }),
    bySeat: bySeat.map((figures, seat) => ({ seat: seat + 1, ...figures })),
    byGridPlace: byGridPlace.map((points, place) => ({ place: place + 1, points })),
    plays,
    retirements,
    poleWins,
  };
}
