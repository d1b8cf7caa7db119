import type { SharedWords } from '../../shared.ts';
import { joined } from '../../text.ts';

/** Zero is singular in French. A count may be a text, as in English. */
export const plural = (count: number | string, one: string, many: string) =>
  `${count} ${Number(count) < 2 ? one : many}`;

/** No-break spaces before tall punctuation and inside quotation marks; twice is the same as once. */
export function typeset(text: string): string {
  return text
    .replaceAll(/«[ \u00a0]?/g, '«\u00a0')
    .replaceAll(/[ \u00a0]?»/g, '\u00a0»')
    .replaceAll(' :', '\u00a0:')
    .replaceAll(/ ([;?!])/g, '\u202f$1');
}

export const words: SharedWords = {
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  carPlace: (place) => (place === 1 ? '1re' : `${place}e`),
  points: (points) => plural(points, 'point', 'points'),
  and: (items) => joined(items, 'et'),
  or: (items) => joined(items, 'ou'),
  labelled: (label, value) => `${label}\u00a0: ${value}`,
  typeset,
  rules: { notation: 'Notation', fairness: 'Tirages équitables', options: 'Options' },
  refusals: {
    'empty-command': () => 'Cette commande ne contient aucune action.',
    'deal-not-sealed': (deal) => `La donne ${deal} ne peut pas commencer : il y manque des sels.`,
    'unknown-option': (option) => `Il n’y a pas d’option « ${option} ».`,
    'bad-option': (option, allowed) => `${option} : il faut ${allowed}.`,
    'option-conflict': (options, why) => `${options} : ${why}`,
    'bad-players': (players) => `Ce jeu ne se joue pas à ${plural(players, 'joueur', 'joueurs')}.`,
  },
  refused: 'Ce n’est pas permis.',
};
