import type { DeckFile } from './reading/file.ts';
import { RECONSTRUCTED_CARDS } from './reconstructed-cards.ts';

const SEEN = 'printed in a Downforce source';
const FORERUNNER = 'on a card of Top Race, its forerunner, white read as orange';
const FORERUNNER_COUNT = 'Top Race has three such cards';
const ROTATION = 'the family turned by one colour';
const PATTERN = 'follows the pattern of its family';
const OURS = 'our choice: cards with two wilds exist';

const EVIDENCE: Readonly<Record<(typeof RECONSTRUCTED_CARDS)[number]['kind'], string>> = {
  g6k5o4y3b2r1: FORERUNNER,
  r6g5k4o3y2b1: ROTATION,
  b6r5g4k3o2y1: ROTATION,
  y6b5r4g3k2o1: ROTATION,
  o6y5b4r3g2k1: ROTATION,
  k6o5y4b3r2g1: ROTATION,
  r6y4k2b1: SEEN,
  k6r4y2o1: SEEN,
  b6o4g2r1: FORERUNNER,
  y6k4r2g1: PATTERN,
  o6g4b2k1: PATTERN,
  g6b4o2y1: PATTERN,
  b6o4w2y1: SEEN,
  y6b4w2o1: FORERUNNER,
  o6y4w2b1: PATTERN,
  k6r4w2g1: PATTERN,
  r6g4w2k1: PATTERN,
  g6k4w2r1: PATTERN,
  o6b4y2: SEEN,
  b6y4o2: PATTERN,
  y6o4b2: PATTERN,
  r6k4g2: SEEN,
  k6g4r2: PATTERN,
  g6r4k2: PATTERN,
  k5: PATTERN,
  b5: PATTERN,
  g5: PATTERN,
  y5: PATTERN,
  o5: PATTERN,
  r5: FORERUNNER,
  w5k2: PATTERN,
  w5b2: PATTERN,
  w5g2: PATTERN,
  w5y2: PATTERN,
  w5o2: FORERUNNER,
  w5r2: PATTERN,
  w5: FORERUNNER_COUNT,
  w4w2: OURS,
};

/** D-C2 */
export const reconstructedDeck = {
  format: 1,
  id: 'reconstructed',
  name: 'Speed cards, reconstructed',
  note: 'The exact printed list is in no document we have. This deck of 42 cards is a reconstruction: it keeps every card that is known, every colour comes as often and as far as any other, and nothing certain speaks against it.',
  cards: RECONSTRUCTED_CARDS.map((card) => ({ ...card, evidence: EVIDENCE[card.kind] })),
} as const satisfies DeckFile;
