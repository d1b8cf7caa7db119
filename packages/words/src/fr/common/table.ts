import type { TableTexts } from '../../page/table.ts';
import { de } from './elision.ts';

export const texts: TableTexts = {
  seats: 'Joueurs',
  yourTurn: 'à jouer',
  bot: 'robot',
  away: 'un robot joue à sa place',
  isReady: 'feu vert',
  hasChosen: 'a choisi',
  log: 'Journal',
  openSide: 'Journal et classement',
  closeSide: 'Masquer le journal et le classement',
  close: 'Fermer',
  confirm: 'Confirmer',
  undo: 'Annuler',
  skip: 'Passer l’animation',
  nothingToConfirm: 'Il n’y a encore rien à confirmer.',
  nothingToUndo: 'Il n’y a rien à annuler.',
  rule: (rule) => `Règle ${rule}`,
  handOver: (name) => `Au tour ${de(name)}`,
  handOverText: (name) => `Passez l’appareil à ${name}. Les cartes restent cachées jusque-là.`,
  takeDevice: (name) => `Je suis ${name} : montrer mes cartes`,
  hint: 'Un conseil\u202f?',
  help: 'Aide',
  sound: 'Son',
};
