import type { Estimate, Rating, Row, Side } from '@paddock/bots';
import type { Game } from '../game.ts';
import type { Session } from '../session.ts';
import type { Contest } from './contest.ts';
import type { Result } from './report.ts';

const NAME = 10;
const WINS = 34;
const SCORE = 42;

export function resultLines(
  session: Session,
  game: Game,
  contest: Contest,
  results: readonly Result[],
): string[] {
  const { text, language } = session;
  return [
    text.ladder.headline(game.title(language), contest.players - 1, contest.seed),
    ...results.flatMap((result) => [
      ...(result.name === '' ? [] : ['', game.preset(language, result.name).label]),
      ...result.rows.flatMap((row) => ['', ...rowLines(session, result.people, row)]),
      ...(result.rows.length === 0 ? [text.ladder.tooFew] : []),
      ...(result.name === '' ? ratingLines(session, result.ratings) : []),
    ]),
  ];
}

function rowLines(session: Session, people: number, row: Row): string[] {
  const { text, number } = session;
  const { one, others, deals, games, parity, lead, adjusted, savings } = row;
  const times = (value: number) => number(value, 2);
  return [
    text.ladder.row(
      one.level,
      people - 1,
      others.level,
      number(games),
      number(deals),
      number(100 * parity, 1),
    ),
    sideLine(session, one),
    sideLine(session, others),
    `  ${text.ladder.lead(one.level, others.level, estimateText(session, lead, 2))}`,
    ...(adjusted === undefined
      ? []
      : [
          `  ${text.ladder.adjusted(
            estimateText(session, percent(adjusted.wins), 1),
            estimateText(session, adjusted.lead, 2),
          )}`,
        ]),
    `  ${text.ladder.pairing(times(savings.wins.pairing), times(savings.lead.pairing))}`,
    ...(savings.wins.luck === undefined || savings.lead.luck === undefined
      ? []
      : [`  ${text.ladder.luck(times(savings.wins.luck), times(savings.lead.luck))}`]),
  ];
}

function sideLine(session: Session, { level, points, wins, times }: Side): string {
  const { text, number } = session;
  return [
    `  ${level.padEnd(NAME)}`,
    text.ladder.wins(estimateText(session, percent(wins), 1)).padEnd(WINS),
    text.ladder.score(estimateText(session, points, 2)).padEnd(SCORE),
    text.ladder.times(number(times.mean, 2), number(times.median, 2), number(times.p99, 2)),
  ].join('');
}

function ratingLines(session: Session, ratings: readonly Rating[]): string[] {
  const anchor = ratings.find(({ rating }) => rating.low === 0 && rating.high === 0);
  if (anchor === undefined) return [];
  return [
    '',
    session.text.ladder.ratings(anchor.level),
    ...ratings.map(({ level, rating }) => `  ${level.padEnd(NAME)}${estimateText(session, rating, 0)}`),
  ];
}

function estimateText({ text, number }: Session, { mean, low, high }: Estimate, digits: number): string {
  return text.ladder.estimate(number(mean, digits), number(low, digits), number(high, digits));
}

/** For a share. */
function percent({ mean, low, high }: Estimate): Estimate {
  return { mean: 100 * mean, low: 100 * Math.max(0, low), high: 100 * Math.min(1, high) };
}
