import { plural } from '../fr.ts';
import type { AutomaWords } from './catalogue.ts';

/** D-V8 */
export const automa: AutomaWords = {
  facts: {
    'turned-up': ({ seat, card }, say) => `${say.does(seat, 'retourne', 'retournez')} ${say.card(card)}.`,
    'die-rolled': ({ seat, bid }, say) =>
      `${say.does(seat, 'lance', 'lancez')} le dé pour enchérir : $${bid}M.`,
    'power-boxed': ({ power }, say) =>
      `Un automate ne se sert d’aucun Pouvoir : ${say.power(power)} va dans la boîte.`,
    'deck-shuffled': ({ seat, count }, say) =>
      `${say.does(seat, 'mélange', 'mélangez')} une pioche de ${plural(count, 'carte', 'cartes')}.`,
    'counter-rose': ({ seat, counter }, say) => `Compteur de triche de ${say.seat(seat)} : ${counter}.`,
    'speed-8-put-away': ({ seat, card }, say) =>
      `${say.does(seat, 'écarte', 'écartez')} ${say.card(card)} : cette voiture est arrivée.`,
    'laid-under': ({ seat, card }, say) =>
      `${say.does(seat, 'remet', 'remettez')} ${say.card(card)} sous la pioche.`,
    'ultra-victory': ({ seat }, say) =>
      `Victoire totale pour ${say.seat(seat)} : devant chaque automate, même avec $1M par carte qui lui restait.`,
  },
  phases: { 'turning-bids': 'Les automates enchérissent', 'turning-card': 'Un automate joue' },
  prompts: {
    'turning-bids': 'Les automates retournent leurs enchères.',
    'turning-card': 'Un automate retourne sa prochaine carte.',
  },
  blockedLine: (car) => `${car} est bloquée : ce qu’elle perd compte pour son automate.`,
};
