import type { CircuitTexts } from '../../../downforce/circuits.ts';

export const circuits: CircuitTexts = {
  'marina-bay': 'Un circuit urbain autour du port, étroit au milieu et vers la fin du tour.',
  'river-station': 'Un circuit au bord de la rivière, dans l’esprit des anciens tracés en forêt.',
  'foundry-yard': 'Un tracé court et serré : une ou deux voies sur la moitié du tour.',
  saltpan: 'Le tour le plus long, à trois voies presque partout.',
  'castle-gate': 'Large jusqu’à la vieille ville et ses deux portes étroites, en fin de tour.',
  'lantern-pass': 'Pas une boucle : une route de montagne qui passe le col jusqu’au lac.',
};
