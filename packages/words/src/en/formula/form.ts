import { words as shared } from '../common/shared.ts';
import { capital } from '../../text.ts';
import { COLOURS } from './grammar.ts';
import type { FormulaForm } from '../../formula/catalogue.ts';

const { place } = shared;

export const form: FormulaForm = {
  refusals: {
    unreadable: ({ text }) => `“${text}” is not an action.`,
    'no-such-action': () => 'There is no such action.',
    'game-over': () => 'The season is over: nothing more can be done.',
    'between-races': () => 'Nothing can be played between two races.',
    'already-ready': () => 'This player is already ready.',
    'not-resting': () => 'The race is on: you say that you are ready between two races.',
    'not-your-turn': ({ turn }, say) =>
      turn === undefined ? 'It is not this player’s turn.' : `It is ${say.name(turn)}’s turn.`,
    'table-must-act': () => 'The table goes first: a die roll, a draw or the grid is due.',
    'tables-part': () => 'Only the table rolls, draws and deals.',
    'play-a-card-first': () => 'Play a card first.',
    'choose-a-car-now': ({ card }, say) => `Choose a car for ${say.card(card)}.`,
    'choose-the-neighbour': () => 'Choose the second car of the crash: the one in front or the one behind.',
    'charge-again-or-stop': () => 'Decide on the charge: roll again, or stop.',
    'accept-or-reject': () => 'Accept the roll, or reject it.',
    'card-not-in-hand': ({ card }, say) => `${say.card(card)} cannot be played: it is not in hand.`,
    'wrong-colour': ({ car, team }, say) =>
      `${say.carAtStart(car)} cannot be chosen: the card is for ${COLOURS[team]} cars.`,
    'car-retired': ({ car }, say) => `${say.carAtStart(car)} cannot be chosen: it has retired.`,
    'not-a-tailender': ({ car, place: at }, say) =>
      `${say.carAtStart(car)} cannot be chosen: it is ${place(at)}, not one of the last three.`,
    'not-a-neighbour': ({ car, place: at }, say) =>
      `${say.carAtStart(car)} cannot be chosen: it is not next to the car in ${place(at)} place.`,
    'no-such-card-left': ({ card }, say) =>
      `${say.card(card)} cannot be drawn: all of them have been seen already.`,
    'team-already-drawn': ({ team }, say) => `${capital(say.team(team))} is already on the grid.`,
    'team-already-given': ({ team }, say) => `${capital(say.team(team))} already has its player.`,
  },
  rules: {
    'F-C2': 'The cards',
    'F-S1': 'Teams',
    'F-S3': 'The table',
    'F-S5': 'Turn order',
    'F-T1': 'A turn',
    'F-T2': 'Choices',
    'F-K1': 'Overtake',
    'F-K4': 'Falling back',
    'F-K5': 'Tailender Turbo',
    'F-K6': 'Pit Stop',
    'F-K7': 'Charge',
    'F-K8': 'Charging again',
    'F-K10': 'Spin',
    'F-K12': 'Crash',
    'F-E3': 'The season',
    'F-E4': 'The championship',
    'F-O1': 'Shorter races',
    'F-O2': 'Drivers',
  },
  options: {
    races: {
      label: 'Races',
      text: 'How many races the season has; each starts in the finishing order of the one before.',
      allowed: 'a whole number from 1 to 17',
      values: {},
    },
    removed: {
      label: 'Cards taken out',
      text: 'How many cards are taken out of the deck unseen before each race, to make it shorter.',
      allowed: '0, 6, 12, 18 or 24: one number for all races, or one per race',
      values: {},
    },
    teams: {
      label: 'Teams',
      text: 'Who drives for which team: dealt at random at the start, or picked beforehand.',
      allowed: 'dealt, or a list of different teams for every player',
      values: { dealt: { label: 'dealt at random', text: 'The teams are dealt when the season starts.' } },
    },
    championship: {
      label: 'Championship',
      text: 'Both are played in a season; this one decides who wins the game.',
      allowed: 'constructors or drivers',
      values: {
        constructors: {
          label: 'Constructors’ Championship',
          text: 'The player whose cars have the most points together wins.',
        },
        drivers: {
          label: 'Drivers’ Championship',
          text: 'The driver with the most points wins.',
        },
      },
    },
    drivers: {
      label: 'Drivers',
      text: 'Names for the twelve drivers, two per team, from blue to purple.',
      allowed: 'twelve names of at most 24 characters, or none',
      values: { none: { label: 'no names', text: 'The cars go by colour and number.' } },
    },
  },
  values: {
    races: (races) => (races === 1 ? 'one race' : `${races} races`),
    removed: (cards) => (cards === 0 ? 'no cards out' : `${cards} cards out`),
    inRace: (race, value) => `race ${race}: ${value}`,
  },
  conflicts: {
    'removed-needs-a-number-per-race': 'a list of cards taken out needs one number per race.',
    'too-few-cards-left': 'too few cards would be left: at least six per player must stay in.',
    'teams-not-shared-evenly':
      'every player takes the same number of teams: three with two players, two with three, one with more.',
    'drivers-named-twice': 'two drivers have the same name.',
  },
  presets: {
    'one-race': { label: 'One race', text: 'A single race, about four minutes against bots.' },
    evening: { label: 'An evening', text: 'Three races.' },
    tournament: { label: 'A tournament', text: 'Six races.' },
    'full-season': { label: 'The full season', text: 'Seventeen races, over as many sittings as you like.' },
  },
};
