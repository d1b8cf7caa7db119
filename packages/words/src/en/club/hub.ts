import type { HubTexts } from '../../page/club/hub.ts';

export const texts: HubTexts = {
  quick: {
    title: 'Quick race',
    text: 'You and whoever comes. After a minute, bots take the free seats.',
    game: 'Game',
    play: 'Find a race',
    waiting: (name, others) =>
      others === 0 ? `${name} is waiting.` : `${name} and ${others} more are waiting.`,
    nobody: 'Nobody is waiting: you would be the first.',
    startsIn: (time) => `Starts in ${time}`,
    starting: 'Starting…',
    rule: 'It starts when all seats are taken or the time is up. Bots take the seats that are still free.',
    stay: 'Stay on this site until then: if you are gone at the start, you lose your seat.',
  },
  running: {
    none: 'No public game is running. Anyone can watch a quick race.',
    race: (race, races) => `Race ${race} of ${races}`,
    lap: (lap) => `Lap ${lap}`,
    before: 'Before the start',
    inFront: (name) => `${name} in front`,
    nobodysCar: 'In front: a car without an owner',
  },
  finished: {
    title: 'Recently finished',
    yours: 'Your finished games',
    none: 'Once a public game is over, anyone can watch it here.',
    more: 'Show more games',
    review: 'Review',
    rated: 'rated',
    former: 'former player',
    bot: (name) => `${name} (bot)`,
  },
  top: {
    label: 'Top game of the week',
    text: 'The public game of the last seven days with the highest-rated players.',
  },
  daily: {
    title: 'Race of the day',
    raced: (count) =>
      count === 0
        ? 'Nobody has a result yet today.'
        : count === 1
          ? 'One result so far today.'
          : `${count} results so far today.`,
    best: (name) => `${name} leads.`,
    done: 'You have raced today.',
    go: 'Race it',
    results: 'See the results',
  },
  doors: {
    title: 'The club',
    account: { label: 'Your account', text: 'Keep your seats and results for good, on all your devices.' },
    notices: { label: 'Notices', text: 'Be told when it is your turn.' },
    ratings: { label: 'Ratings', text: 'Who is ahead, game by game.' },
    leagues: { label: 'Leagues', text: 'A season for your group, with fixtures and standings.' },
    bots: { label: 'Your own bots', text: 'Let a program of yours take a seat.' },
  },
  toTables: 'All tables',
};
