import type { LessonTexts } from '../../page/lessons.ts';
import { downforce } from './downforce.ts';
import { formula } from './formula.ts';
import { hints } from './hints.ts';

export const texts: LessonTexts = {
  title: (game) => `Apprendre ${game}`,
  progress: (step, of) => `Leçon, étape ${step} sur ${of}`,
  next: 'Continuer',
  doIt: 'Faites-le pour moi',
  leave: 'Quitter la leçon',
  leaveTitle: 'Quitter la leçon\u202f?',
  leaveText: 'Vous pourrez reprendre plus tard à cette étape.',
  stay: 'Rester ici',
  restart: 'Recommencer',
  taps: {
    wild: 'Choisissez cette voiture.',
    step: 'Touchez la case entourée\u00a0: la voiture s’y rend.',
    car: 'Touchez la voiture entourée.',
    decision: 'Maintenant, ce bouton.',
    confirm: 'Confirmez. Jusque-là, vous pouvez tout annuler.',
  },
  astray: (ask) => `Bonne idée, mais faisons d’abord ceci. ${ask}`,
  astrayUndo:
    'Bonne idée, mais jouons d’abord un autre coup\u00a0: reprenez celui-ci avec «\u00a0Annuler\u00a0».',
  done: {
    title: 'Vous savez jouer',
    text: 'C’était une vraie course, avec les vraies règles. Elle ne compte pas dans vos statistiques.',
    other: (game) => `Apprendre aussi ${game}`,
    race: 'Une course complète, avec des conseils',
    raceNow: 'Jouer maintenant',
    again: 'Refaire la leçon',
    home: 'Accueil',
  },
  steps: { downforce, formula },
  hints,
};
