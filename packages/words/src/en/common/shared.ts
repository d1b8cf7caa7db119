import type { SharedWords } from '../../shared.ts';
import { joined } from '../../text.ts';

/** A count that is written as a text has the language's signs; from a thousand on it reads as no number, which is many. */
export const plural = (count: number | string, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

function place(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

export const words: SharedWords = {
  place,
  carPlace: place,
  points: (points) => plural(points, 'point', 'points'),
  and: (items) => joined(items, 'and'),
  or: (items) => joined(items, 'or'),
  labelled: (label, value) => `${label}: ${value}`,
  typeset: (text) => text,
  rules: { notation: 'Notation', fairness: 'Fair dealing', options: 'Options' },
  refusals: {
    'empty-command': () => 'There is nothing to do in this command.',
    'deal-not-sealed': (deal) => `Deal ${deal} cannot begin: its salts are not all written down.`,
    'unknown-option': (option) => `There is no option “${option}”.`,
    'bad-option': (option, allowed) => `${option} must be ${allowed}.`,
    'option-conflict': (options, why) => `${options}: ${why}`,
    'bad-players': (players) => `This game is not for ${plural(players, 'player', 'players')}.`,
  },
  refused: 'That is not allowed.',
};
