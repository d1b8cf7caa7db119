import type { CircuitText } from '../../../downforce/form/circuits.ts';

const SHAPES = {
  ring: { road: 'Une boucle', narrow: 'étroite' },
  open: { road: 'Une route ouverte', narrow: 'étroite' },
};
const PLACES = { early: 'tôt', midway: 'à mi-parcours', late: 'tard' };

export const circuitText: CircuitText = ({ shape, lap, narrow, singleLanes, first }) => {
  const words = SHAPES[shape];
  const road = `${words.road} d’au moins ${lap} cases`;
  if (narrow === 0) return `${road}, à trois voies ou plus partout.`;
  const single =
    singleLanes === 1 ? 'le seul passage à une voie' : `le premier des ${singleLanes} passages à une voie`;
  const lanes = singleLanes === 0 ? 'jamais moins de deux voies' : `${single} arrive ${PLACES[first]}`;
  return `${road}, ${words.narrow} sur ${narrow}\u00a0% environ ; ${lanes}.`;
};
