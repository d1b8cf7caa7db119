import type { LinkTexts } from '../../page/club/links.ts';
import { ui } from '../common/ui.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** None where every seat is promised to somebody. */
function free(seats: number): string {
  if (seats === 0) return '';
  return seats === 1 ? 'One seat is free.' : `${seats} seats are free.`;
}

export const texts: LinkTexts = {
  site: { title: 'Paddock', text: 'Motor racing board games in the browser, with friends and bots.' },
  games: ui.games,
  picture: 'A race seen from above, and the order of the cars',
  people: (names, bots) => list([...names, ...(bots === 0 ? [] : [bots === 1 ? 'a bot' : `${bots} bots`])]),
  bot: 'a bot',
  open: (game, people, seats) => ({
    title: `${game}: a table is open`,
    text: [people && `At the table: ${people}.`, free(seats)].filter(Boolean).join(' '),
  }),
  running: (game, people) => ({ title: `${game}: a race is on`, text: `Racing: ${people}. Come and watch.` }),
  over: (game, winners, people) => ({
    title: `${game}: ${list(winners)} ${winners.length > 1 ? 'share the win' : 'wins'}`,
    text: `They raced: ${people}. See how it went.`,
  }),
  daily: (game, date) => ({
    title: `Race of the day: ${game}`,
    text: `${date}. The same deal for everybody, once a day. How do you compare?`,
  }),
};
