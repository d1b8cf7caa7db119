import type { CircuitText } from '../../../downforce/form/circuits.ts';

const SHAPES = { ring: 'A ring', open: 'An open road' };
const PLACES = { early: 'early', midway: 'halfway', late: 'late' };

export const circuitText: CircuitText = ({ shape, lap, narrow, singleLanes, first }) => {
  const road = `${SHAPES[shape]} of ${lap} steps by the shortest way`;
  if (narrow === 0) return `${road}, three lanes or more all the way.`;
  const single = singleLanes === 1 ? 'its single lane' : `the first of ${singleLanes} single lanes`;
  const lanes = singleLanes === 0 ? 'never fewer than two lanes' : `${single} comes ${PLACES[first]}`;
  return `${road}, about ${narrow}% of it narrow; ${lanes}.`;
};
