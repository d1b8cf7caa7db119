import type { HelpTexts } from '../../page/help/help.ts';
import { typesetAll } from '../../text.ts';
import { typeset } from '../common/shared.ts';

export const help: HelpTexts = typesetAll(
  {
    title: 'Aide',
    asked: 'En ce moment',
    waiting: 'Vous n’avez rien à faire pour l’instant : quelqu’un d’autre choisit.',
    rule: 'La règle',
    keys: 'Touches utiles en ce moment',
    readRules: 'Lire les règles',
    rules: 'Règles',
    backToGame: 'Retour à la partie',
    questions: 'Questions',
    nearest: 'Vouliez-vous dire :',
    close: 'Fermer',
    sound: {
      title: 'Son',
      on: 'Son',
      volume: 'Volume',
      vibration: 'Vibreur',
      vibrationText:
        'Sur téléphone : quand c’est à vous de jouer et quand une voiture est bloquée. Jamais si les animations sont réduites.',
      hidden: 'M’avertir dans un autre onglet',
      hiddenText: 'Un bref signal quand c’est à vous, même si cette page est masquée.',
    },
    keyNames: { enter: 'Entrée', escape: 'Échap', space: 'Espace', shift: 'Maj' },
  },
  typeset,
);
