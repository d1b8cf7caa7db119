import { de } from '../common/elision.ts';
import type { OwnBotTexts } from '../../page/club/bots.ts';

export const ownBots: OwnBotTexts = {
  title: 'Vos bots',
  text: 'Un bot est un programme à vous qui joue aux tables comme une personne. Il voit ce que voit sa place et rien d’autre, et tout le monde voit que c’est un bot.',
  guests:
    'Les bots vont avec un compte. Ajoutez d’abord une clé d’accès, et vous pourrez amener des bots aussi.',
  toAccount: 'Votre compte',
  none: 'Vous n’avez pas encore de bot.',
  make: 'Créer le bot',
  name: 'Nom du bot',
  nameText: (longest) => `${longest} caractères au plus\u202f; «\u00a0(bot)\u00a0» y est ajouté.`,
  badName: 'Ce n’est pas un nom pour un bot.',
  most: (most) => `Vous pouvez avoir jusqu’à ${most} bots.`,
  token: 'Jeton',
  tokenOf: (name) => `Jeton ${de(name)}`,
  tokenText:
    'Il n’est montré que maintenant. Qui l’a joue à la place de votre bot, et ne peut rien faire d’autre avec.',
  copy: 'Copier le jeton',
  copied: 'Copié.',
  done: 'Je l’ai noté',
  here: 'connecté',
  away: 'non connecté',
  tables: (count) => (count === 1 ? 'à une table' : `à ${count} tables`),
  rating: 'Cote',
  renew: 'Nouveau jeton',
  renewSure: 'L’ancien jeton ne marche plus aussitôt.',
  remove: 'Supprimer',
  removeSure: (name) => `Supprimer ${name}\u202f? Il quitte ses tables, et des remplaçants continuent.`,
  removeYes: 'Supprimer',
  cancel: 'Annuler',
  howTitle: 'Comment joue un bot',
  how: [
    'Lancez votre programme avec le jeton\u202f; docs/bots.md décrit le protocole, avec deux exemples.',
    'Installez-le avant une partie\u00a0: choisissez-le comme usage d’une place, à une table que vous tenez ou où vous jouez.',
    'Il joue à quatre tables au plus. S’il ne répond pas à temps, un remplaçant continue.',
  ],
};
