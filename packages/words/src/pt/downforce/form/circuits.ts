import type { CircuitText } from '../../../downforce/form/circuits.ts';

const SHAPES = {
  ring: { road: 'Um anel', narrow: 'estreito' },
  open: { road: 'Uma estrada aberta', narrow: 'estreita' },
};
const PLACES = { early: 'cedo', midway: 'a meio', late: 'tarde' };

export const circuitText: CircuitText = ({ shape, lap, narrow, singleLanes, first }) => {
  const words = SHAPES[shape];
  const road = `${words.road} de pelo menos ${lap} passos`;
  if (narrow === 0) return `${road}, com três faixas ou mais em todo o lado.`;
  const single =
    singleLanes === 1
      ? 'o único troço de uma só faixa'
      : `o primeiro dos ${singleLanes} troços de uma só faixa`;
  const lanes = singleLanes === 0 ? 'nunca menos de duas faixas' : `${single} surge ${PLACES[first]}`;
  return `${road}, ${words.narrow} em cerca de ${narrow}%; ${lanes}.`;
};
