import type { Game, Given } from '../game.ts';
import type { Session } from '../session.ts';
import type { Report } from './report.ts';
import type { Summary } from './sample.ts';

export interface Played {
  readonly game: Game;
  readonly players: number;
  readonly options: Given;
  readonly seed: string;
  /** By seat, unless all choose at random. */
  readonly levels?: readonly string[];
  readonly seconds: number;
  readonly out?: string;
  readonly report: Report;
}

export function reportLines(session: Session, played: Played): string[] {
  const {
    text: { simulate },
    number,
    language,
  } = session;
  const { game, players, seed, levels, seconds, report, out } = played;
  const by = levels && (new Set(levels).size === 1 ? levels.slice(0, 1) : levels).join(', ');
  return [
    simulate.headline(number(report.games), game.title(language), players, report.racesEach, seed, by),
    simulate.speed(number(seconds, 1), number(report.games / seconds)),
    '',
    ...report.lines(session),
    ...(out === undefined ? [] : ['', simulate.written(number(report.games), out)]),
  ];
}

export function reportJson({ game, players, options, seed, levels, seconds, out, report }: Played): object {
  return {
    game: game.name,
    players,
    options,
    seed,
    ...(levels !== undefined && { levels }),
    games: report.games,
    seconds,
    gamesPerSecond: report.games / seconds,
    ...(out !== undefined && { out }),
    ...report.figures,
  };
}

/** «12.34 ± 0.56» */
export function meanText({ number }: Session, { mean, margin }: Summary): string {
  return `${number(mean, 2)} ± ${number(margin, 2)}`;
}

/** «12.3 ± 0.6 %», for a sample of zeros and ones. */
export function shareText({ number }: Session, { mean, margin }: Summary): string {
  return `${number(mean * 100, 1)} ± ${number(margin * 100, 1)} %`;
}
