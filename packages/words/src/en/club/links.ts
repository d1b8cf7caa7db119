import type { LinkTexts } from '../../page/club/links.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

export const texts: LinkTexts = {
  site: { title: 'Paddock', text: 'Motor racing board games in the browser, with friends and bots.' },
  picture: 'A race seen from above, and the order of the cars',
  people: (names, bots) => list([...names, ...(bots === 0 ? [] : [bots === 1 ? 'a bot' : `${bots} bots`])]),
  bot: 'a bot',
  open: (game, people, seats) => ({
    title: `${game}: a table is open`,
    text: `${people === '' ? '' : `At the table: ${people}. `}${seats === 1 ? 'One seat is free.' : `${seats} seats are free.`}`,
  }),
  running: (game, people) => ({ title: `${game}: a race is on`, text: `Racing: ${people}. Come and watch.` }),
  over: (game, winners, people) => ({
    title: `${game}: ${list(winners)} won`,
    text: `They raced: ${people}. See how it went.`,
  }),
  daily: (game, date) => ({
    title: `Race of the day: ${game}`,
    text: `${date}. The same deal for everybody, once a day. How do you compare?`,
  }),
};
