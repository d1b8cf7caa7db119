import type { Ui } from '../../page/ui.ts';

export const ui: Ui = {
  loading: 'One moment…',
  close: 'Close',
  tryAgain: 'Try again',
  nav: {
    label: 'Paddock',
    skip: 'Skip to the content',
    home: 'Paddock, front page',
    online: 'Online',
    games: 'My games',
    rules: 'Rules',
    settings: 'Settings',
  },
  games: { downforce: 'Downforce', formula: 'Formula Motor Racing' },
  home: {
    player: (number) => `Player ${number}`,
    progress: (run, races) => (races === 1 ? 'One race' : `${run} of ${races} races run`),
    games: {
      downforce: {
        claim: ['Six cars.', 'One lap.', 'Your money.'],
        lead: 'Downforce: buy cars with the cards you will race with, move everybody’s cars at once, and bet in secret on who wins. Against bots, with friends around one screen, or with friends far away. No account, no waiting.',
        now: 'Four players, three of them bots, on Marina Bay. One click, and the first car is up for auction.',
      },
      formula: {
        claim: ['Twelve cars.', 'One line.', 'Your card.'],
        lead: 'The card game of slipstreams, pit stops and blown engines; one race, or a whole season.',
        now: 'One race against three bots. You are on the grid with one click.',
      },
    },
    raceNow: 'Race now',
    raceNowLabel: (game) => `Race now: ${game}`,
    starting: 'To the grid…',
    carryOn: 'Carry on',
    ownRace: 'Set up a game',
    ownRaceText: 'Two to six players, people and bots; every option of both games.',
    friends: 'Play with friends',
    friendsText: 'Set up a table and send its link: everybody plays on their own device.',
    rulesText: 'Every rule and every ruling of both games, searchable.',
    gamesText: 'Carry on, watch again, check the deal.',
    promises: [
      'Bots see only what a player in their seat would see.',
      'Every deal can be checked after the race.',
      'Works offline; your games stay on this device.',
    ],
  },
  settings: {
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'Same as device', dark: 'Dark', light: 'Light' },
  },
  play: {
    noStorage: 'Games cannot be saved here',
    noStorageText:
      'The browser does not let this page store anything. Leave private browsing, or free some space, and try again.',
    broken: 'Something went wrong',
    brokenText: 'Your games are safe: everything up to the last move is on this device.',
    reload: 'Reload the page',
    troubles: {
      elsewhere: 'The game went on in another tab. Reload to carry on here.',
      'not-saved': 'The last move could not be saved, so it was not played. Free some space and reload.',
      'salt-missing': 'The deal does not contain what this device added to it. The race has been stopped.',
      'bot-failed': 'A bot could not play. Reload to let it try again.',
    },
  },
  lost: 'There is nothing here',
  lostText: 'The address does not lead anywhere.',
  update: 'A new version of Paddock is ready.',
  updateNow: 'Update now',
};
