import { WEAKEST_TWO } from '../../levels/levels.ts';
import type { SetupTexts } from '../../page/setup.ts';

export const setup: SetupTexts = {
  opponents: 'Adversaires',
  mixed: WEAKEST_TWO.fr,
  peopleHere: 'Des personnes sur cet appareil',
  friends: 'Des amis, avec un lien',
  ownMix: 'Selon vos choix ci-dessous, place par place.',
  seats: 'Noms et places',
  table: 'Lien, pendule et départ',
  options: 'Plus d’options',
  changed: (count) => (count === 1 ? '1 modifiée' : `${count} modifiées`),
  backTo: (preset) => `Revenir à «\u00a0${preset}\u00a0»`,
  about: (minutes) =>
    minutes < 90 ? `environ ${minutes} min` : `environ ${Math.round(minutes / 60)} heures`,
  difficulties: { easy: 'facile', medium: 'moyen', hard: 'pour experts' },
  firstGame: 'Idéal pour débuter',
  learn: 'Jamais joué\u202f? Apprenez en cinq minutes.',
};
