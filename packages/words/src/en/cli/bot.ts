import type { BotText } from '../../cli-bot.ts';
import { plural } from '../common/shared.ts';

export const bot: BotText = {
  noCommand: 'which bot? Give the command that starts it, or the ws:// address where it listens',
  started: (games, url) => `${plural(games, 'game', 'games')} at ${url}`,
  notThere: (seconds) => `the bot did not say hello within ${plural(seconds, 'second', 'seconds')}`,
  ended: (code) => `the bot exited (${code})`,
  cannotReach: (url) => `nobody answers at ${url}`,
  headline: (title, games, players, seed) =>
    `${title}: ${plural(games, 'game', 'games')}, ${players} players, seed «${seed}»`,
  finished: (finished, all) => `played to the end by itself: ${finished} of ${all}`,
  late: (games, seconds) =>
    `too late in ${plural(games, 'game', 'games')}: no answer for ${seconds} seconds, and a stand-in played on`,
  answers: (answers, refused) => `answers: ${answers}; refused: ${refused}`,
  times: (median, p99) => `time per answer: median ${median} ms, p99 ${p99} ms`,
  against: (rivals, level, wins, parity, games) =>
    `against ${rivals} × ${level}: wins ${wins} % (parity ${parity} %, ${plural(games, 'game', 'games')})`,
  firstRefused: 'The first answers that were refused',
  refused: (said, why) => `${said} – ${why}`,
  legal: (actions, more) => `legal actions were: ${actions}${more > 0 ? ` and ${more} more` : ''}`,
  stopped: 'Too many games went wrong: the check stops here.',
  problems: {
    'bad-message': 'This is not a message of the protocol: see docs/bots.md.',
    'hello-first': 'The first message must be hello.',
    'not-watching': 'It does not watch this table: send watch first.',
    'not-asked': 'It was not asked anything.',
    'not-for-bots': 'Bots may not do this.',
    'not-started': 'The game has not started.',
    outdated: 'Its version of the protocol is not the server’s.',
    'stale-question': 'This question has been answered: «asked» must be that of the last turn.',
    'stand-in-plays': 'A stand-in plays for it: it must take its seat back first.',
    'table-over': 'The game is over.',
    'too-many-at-once': 'It does not wait for answers.',
    'too-often': 'It sends too many messages.',
  },
};
