import type { RefusedAnswer } from '@paddock/server';
import { findGame } from '../find-game.ts';
import { harmless, type Session } from '../session.ts';
import type { Checked } from './check.ts';

const MOST_REFUSED = 5;
const MOST_LEGAL = 8;
const SECONDS = 30;

export function checkedLines(session: Session, checked: Checked): string[] {
  const { text, number, language } = session;
  const { bot } = text;
  const { game, seed, players, games, finished, answers, median, p99, refused, rows } = checked;
  const title = findGame(game)?.title(language) ?? game;
  const late = games - finished;
  return [
    bot.headline(title, number(games), players, seed),
    `  ${bot.finished(number(finished), number(games))}`,
    ...(late > 0 ? [`  ${bot.late(number(late), SECONDS)}`] : []),
    `  ${bot.answers(number(answers), number(refused.length))}`,
    `  ${bot.times(number(median, 1), number(p99, 1))}`,
    ...rows.map(({ one, others, parity, games: played }) => {
      const { mean, low, high } = one.wins;
      const [a, b, c] = [mean, low, high].map((share) => number(100 * share, 1));
      const wins = text.ladder.estimate(a ?? '', b ?? '', c ?? '');
      return `  ${bot.against(players - 1, others.level, wins, number(100 * parity, 1), number(played))}`;
    }),
    ...(refused.length > 0 ? [`  ${session.words.labelled(bot.firstRefused, '').trimEnd()}`] : []),
    ...refused.slice(0, MOST_REFUSED).flatMap((each) => refusedLines(session, game, each)),
    ...(checked.isStopped ? [bot.stopped] : []),
  ];
}

function refusedLines(session: Session, game: string, { said, problem, legal }: RefusedAnswer): string[] {
  const { bot } = session.text;
  const known: Readonly<Record<string, string>> = bot.problems;
  const why =
    known[problem.code] ?? findGame(game)?.refusal(session.language, problem, { names: [] }) ?? problem.code;
  const shown = legal.slice(0, MOST_LEGAL).join(', ');
  return [
    `    ${bot.refused(harmless(said) || '?', why)}`,
    ...(legal.length > 0 ? [`      ${bot.legal(shown, legal.length - MOST_LEGAL)}`] : []),
  ];
}
