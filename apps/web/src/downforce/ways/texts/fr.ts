import { plural } from '@paddock/words/fr';
import type { WayTexts } from './way-texts.ts';

export const texts: WayTexts = {
  yourDie: 'Réglez votre dé',
  side: (number) => `Miser ${number}`,
  pass: 'Passer',
  dieIsSet: 'a réglé un dé',
  rollOff: (names) => `Égalité\u00a0: ${names} lancent le dé.`,
  automa: 'automate',
  counter: (count, most) => `Compteur de triche\u00a0: ${count} sur ${most}`,
  counterLabel: 'Compteur de triche',
  deck: (cards) => `Pioche\u00a0: ${plural(cards, 'carte', 'cartes')}`,
  underDeck: 'Retournées comme enchères, sous la pioche dans cet ordre',
  inDeck: 'Vues aux enchères, quelque part dans la pioche',
  faceUp: 'Vitesse 8 face visible, pour quand la pioche est vide',
  laidUnder: (cars) => `Vitesse 8 remise sous la pioche\u00a0: ${cars}.`,
  betsSoFar: 'Paris jusqu’ici',
  ultra: (name, cards) =>
    `Victoire totale\u202f! ${name} reste devant même en comptant un million pour chacune des cartes restantes des automates (${cards}).`,
  noUltra: (name, cards) =>
    `Pas de victoire totale\u00a0: avec un million par carte restante (${cards}), ${name} n’est plus devant tous les automates.`,
  standing: 'Le classement',
  lap: (lap) => `tour ${lap}`,
  lapShort: (lap) => `T${lap}`,
  onGrid: 'sur la grille',
  tour: 'Championnat du monde',
  tourDone: (over, legs) => `${plural(over, 'partie', 'parties')} sur ${legs}`,
  leg: (leg) => `Partie ${leg}`,
  nextLeg: (track) => `Prochaine partie\u00a0: ${track}`,
  player: 'Joueur',
  total: 'Total',
};
