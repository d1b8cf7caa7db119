import { de } from '../common/elision.ts';
import type { OwnBotTexts } from '../../page/club/bots.ts';

export const ownBots: OwnBotTexts = {
  title: 'Vos robots',
  text: 'Un robot est un programme à vous qui prend place aux tables comme une personne. Il voit ce qu’un joueur verrait à sa place et rien d’autre, et tout le monde voit que c’est un robot.',
  guests: 'Il faut un compte pour amener des robots. Ajoutez d’abord une clé d’accès.',
  toAccount: 'Votre compte',
  none: 'Vous n’avez pas encore de robot.',
  make: 'Créer le robot',
  name: 'Nom du robot',
  nameText: (longest) => `${longest} caractères au plus\u202f; «\u00a0(bot)\u00a0» y est ajouté.`,
  badName: 'Ce n’est pas un nom pour un robot.',
  most: (most) => `Vous pouvez avoir jusqu’à ${most} robots.`,
  token: 'Jeton',
  tokenOf: (name) => `Jeton ${de(name)}`,
  tokenText:
    'Il n’est montré que maintenant. Toute personne qui l’a peut jouer à la place de votre robot, mais rien de plus.',
  copy: 'Copier le jeton',
  copied: 'Copié.',
  done: 'Je l’ai noté',
  here: 'connecté',
  away: 'non connecté',
  tables: (count) => (count === 1 ? 'à une table' : `à ${count} tables`),
  rating: 'Cote',
  renew: 'Nouveau jeton',
  renewSure: 'L’ancien jeton cesse aussitôt de fonctionner.',
  remove: 'Supprimer',
  removeSure: (name) => `Supprimer ${name}\u202f? Il quitte ses tables, et des remplaçants continuent.`,
  removeYes: 'Supprimer',
  cancel: 'Annuler',
  howTitle: 'Comment joue un robot',
  how: [
    'Lancez votre programme avec le jeton\u202f; docs/bots.md décrit le protocole, avec deux exemples.',
    'Avant une partie, choisissez-le pour une place, à une table que vous hébergez ou à laquelle vous jouez.',
    'Il joue à quatre tables au plus. S’il ne répond pas à temps, un remplaçant continue.',
  ],
};
