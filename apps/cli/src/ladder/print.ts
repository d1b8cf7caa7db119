import type { ChallengeResult, DuelResult, Estimate, LevelResult } from '@paddock/bots';
import type { Session } from '../session.ts';
import type { Contest } from './play.ts';

const NAME = 10;
const VALUE = 40;

export function duelLines(
  session: Session,
  title: string,
  { players, deals, seed }: Contest,
  results: readonly DuelResult[],
): string[] {
  const { text, number } = session;
  return [
    text.ladder.duels(title, players, number(deals), seed),
    ...results.flatMap(({ first, second, races, ratio }) => [
      '',
      text.ladder.duel(first.level, second.level, number(races)),
      levelLine(session, first, text.ladder.points),
      levelLine(session, second, text.ladder.points),
      `  ${text.ladder.ratio(first.level, second.level, estimate(session, ratio, 2))}`,
    ]),
  ];
}

export function challengeLines(
  session: Session,
  title: string,
  { players, deals, seed }: Contest,
  results: readonly ChallengeResult[],
): string[] {
  const { text, number } = session;
  return [
    text.ladder.challenges(title, players, number(deals), seed),
    ...results.flatMap(({ one, others, games, difference }) => [
      '',
      text.ladder.challenge(one.level, players - 1, others.level, number(games)),
      levelLine(session, one, text.ladder.score),
      levelLine(session, others, text.ladder.score),
      `  ${text.ladder.difference(one.level, others.level, estimate(session, difference, 2))}`,
    ]),
  ];
}

function levelLine(
  session: Session,
  { level, points, wins, thinking }: LevelResult,
  scored: (estimate: string) => string,
): string {
  const { ladder } = session.text;
  return [
    `  ${level.padEnd(NAME)}`,
    scored(estimate(session, points, 2)).padEnd(VALUE),
    ladder.wins(estimate(session, percent(wins), 1)).padEnd(VALUE),
    thinking === undefined ? '' : ladder.thinking(session.number(thinking, 2)),
  ]
    .join('')
    .trimEnd();
}

function estimate({ text, number }: Session, { mean, low, high }: Estimate, digits: number): string {
  return text.ladder.estimate(number(mean, digits), number(low, digits), number(high, digits));
}

/** For a share: clamps its interval to 0 and 100. */
function percent({ mean, low, high }: Estimate): Estimate {
  return { mean: 100 * mean, low: 100 * Math.max(0, low), high: 100 * Math.min(1, high) };
}
