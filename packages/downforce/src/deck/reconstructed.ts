import type { DeckFile } from './file.ts';

const SEEN = 'printed in a Downforce source';
const FORERUNNER = 'on a card of Top Race, its forerunner, white read as orange';
const FORERUNNER_COUNT = 'Top Race has three such cards';
const ROTATION = 'the family turned by one colour';
const PATTERN = 'follows the pattern of its family';
const OURS = 'our choice: cards with two wilds exist';

/** D-C2 */
export const reconstructedDeck = {
  format: 1,
  id: 'reconstructed',
  name: 'Speed cards, reconstructed',
  note: 'The exact printed list is in no document we have. This deck of 42 cards is a reconstruction: it keeps every card that is known, every colour comes as often and as far as any other, and nothing certain speaks against it.',
  cards: [
    { kind: 'g6k5o4y3b2r1', count: 1, evidence: FORERUNNER },
    { kind: 'r6g5k4o3y2b1', count: 1, evidence: ROTATION },
    { kind: 'b6r5g4k3o2y1', count: 1, evidence: ROTATION },
    { kind: 'y6b5r4g3k2o1', count: 1, evidence: ROTATION },
    { kind: 'o6y5b4r3g2k1', count: 1, evidence: ROTATION },
    { kind: 'k6o5y4b3r2g1', count: 1, evidence: ROTATION },
    { kind: 'r6y4k2b1', count: 1, evidence: SEEN },
    { kind: 'k6r4y2o1', count: 1, evidence: SEEN },
    { kind: 'b6o4g2r1', count: 1, evidence: FORERUNNER },
    { kind: 'y6k4r2g1', count: 1, evidence: PATTERN },
    { kind: 'o6g4b2k1', count: 1, evidence: PATTERN },
    { kind: 'g6b4o2y1', count: 1, evidence: PATTERN },
    { kind: 'b6o4w2y1', count: 1, evidence: SEEN },
    { kind: 'y6b4w2o1', count: 1, evidence: FORERUNNER },
    { kind: 'o6y4w2b1', count: 1, evidence: PATTERN },
    { kind: 'k6r4w2g1', count: 1, evidence: PATTERN },
    { kind: 'r6g4w2k1', count: 1, evidence: PATTERN },
    { kind: 'g6k4w2r1', count: 1, evidence: PATTERN },
    { kind: 'o6b4y2', count: 1, evidence: SEEN },
    { kind: 'b6y4o2', count: 1, evidence: PATTERN },
    { kind: 'y6o4b2', count: 1, evidence: PATTERN },
    { kind: 'r6k4g2', count: 1, evidence: SEEN },
    { kind: 'k6g4r2', count: 1, evidence: PATTERN },
    { kind: 'g6r4k2', count: 1, evidence: PATTERN },
    { kind: 'k5', count: 1, evidence: PATTERN },
    { kind: 'b5', count: 1, evidence: PATTERN },
    { kind: 'g5', count: 1, evidence: PATTERN },
    { kind: 'y5', count: 1, evidence: PATTERN },
    { kind: 'o5', count: 1, evidence: PATTERN },
    { kind: 'r5', count: 1, evidence: FORERUNNER },
    { kind: 'w5k2', count: 1, evidence: PATTERN },
    { kind: 'w5b2', count: 1, evidence: PATTERN },
    { kind: 'w5g2', count: 1, evidence: PATTERN },
    { kind: 'w5y2', count: 1, evidence: PATTERN },
    { kind: 'w5o2', count: 1, evidence: FORERUNNER },
    { kind: 'w5r2', count: 1, evidence: PATTERN },
    { kind: 'w5', count: 3, evidence: FORERUNNER_COUNT },
    { kind: 'w4w2', count: 3, evidence: OURS },
  ],
} as const satisfies DeckFile;
