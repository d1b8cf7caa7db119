import type { CircuitTexts } from '../../../downforce/circuits.ts';

export const circuits: CircuitTexts = {
  'marina-bay': 'Um circuito urbano à volta do porto, estreito a meio e perto do fim da volta.',
  'river-station': 'Um circuito junto ao rio, no espírito dos antigos traçados de floresta.',
  'foundry-yard': 'Um traçado curto e apertado: uma ou duas faixas em metade da volta.',
  saltpan: 'A volta mais longa, com três faixas quase em todo o lado.',
  'castle-gate': 'Larga até à cidade velha e às suas duas portas estreitas, no fim da volta.',
  'lantern-pass': 'Não é um anel: uma estrada de montanha, pela portela até ao lago.',
};
