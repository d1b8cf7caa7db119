import type { CircuitTexts } from '../../../downforce/circuits.ts';

export const circuits: CircuitTexts = {
  'marina-bay': 'A harbour street circuit, narrow in the middle and late in the lap.',
  'river-station': 'A circuit by the river, in the spirit of the old forest tracks.',
  'foundry-yard': 'Short and tight: one or two lanes for half of the lap.',
  saltpan: 'The longest lap, three lanes wide nearly all the way.',
  'castle-gate': 'Wide until the old town, whose two narrow gates come late.',
  'lantern-pass': 'Not a ring: a mountain road over the pass to the lake.',
};
