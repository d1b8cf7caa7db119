import type { RoadFile } from '../../file.ts';
import { sectionsOf, STAGGERED_GRID } from '../../short-road.ts';
import type { CircuitAbout } from '../about.ts';

/** Clockwise under the castle: room to pass until the old town, whose two gates decide late who comes first. */
export const castleGate = {
  format: 1,
  id: 'castle-gate',
  name: 'Castle Gate',
  shape: 'ring',
  direction: 'clockwise',
  heading: 0,
  sections: sectionsOf(
    '5x3 r50:1,1,1@1.3 3x3 l50:2,1,1@1.3 2x3 3>2 r90:1,1@0.9 2x2 2>3 2x3 r90:1,2,2@1.3 5x3 r45:1,1,1@1.5 2x3 l45:1,1,1@1.5 3>2 2x2 2>1 4x1 1>2 r90:1,2@1.2 2>1 4x1 1>2 2>3 r90:1,2,2@1.3 5x3',
  ),
  lines: [6, 13, 21],
  grid: STAGGERED_GRID,
} as const satisfies RoadFile;

export const castleGateAbout: CircuitAbout = {
  en: { text: 'Room to pass until the old town: late in the lap, two gates let one car through at a time.' },
  fr: {
    name: 'Porte du Château',
    text: 'De la place jusqu’à la vieille ville : en fin de tour, deux portes où l’on passe un par un.',
  },
  pt: {
    name: 'Porta do Castelo',
    text: 'Espaço para passar até à cidade velha: no fim da volta, duas portas por onde só cabe um carro.',
  },
};
