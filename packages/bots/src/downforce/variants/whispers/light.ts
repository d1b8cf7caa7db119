import { CAR_COUNT, type DownforceState, type DownforceView } from '@paddock/downforce';
import {
  betAt,
  BETS_ASKED,
  DECLINED,
  encode,
  HOME_COUNT,
  NONE,
  noteOrder,
  rankOf,
  standingOf,
} from '@paddock/downforce/bytes';
import {
  encodeSwap,
  PLAQUE,
  PREDICT,
  PREDICTING,
  predictionAt,
  STAND,
  SWAP,
  SWAPPING,
} from '@paddock/downforce/variants/whispers/bytes';
import type { Action, FastChance, Seat } from '@paddock/kernel';
import type { Car } from '../../board.ts';
import type { LightVariant } from '../../light/light-variant.ts';
import { isSlip } from '../../light/slips.ts';

/** Before any prediction, for the car of the plaque. */
const FOR_PLAQUE = 0.5;
/** How many of a hundred correct what they see. */
const CORRECTS = 70;
const LINES = 3;

/** D-V6: predicts about what the standing is, and wishes for what would make that come true. */
export const whispersByLight: LightVariant = {
  isPlayed: ({ goal }) => goal === 'whispers',
  answers: { [PREDICTING]: choosePrediction, [SWAPPING]: chooseSwap },
  wish: wishWhispered,
  guess: guessPrediction,
};

/** The cars as they stand, two neighbours perhaps the other way round. */
function choosePrediction({ bytes }: DownforceState, _: Seat, chance: FastChance): Action {
  return encode(PREDICT, rankOf(shaken(standingOf(bytes), bytes[HOME_COUNT] ?? 0, chance)));
}

/** Swaps two neighbours behind those at home, or nothing. */
function shaken(order: readonly Car[], home: number, chance: FastChance): Car[] {
  const swapped = [...order];
  const place = home + chance.below(CAR_COUNT);
  const one = order[place];
  const other = order[place + 1];
  if (one !== undefined && other !== undefined) [swapped[place], swapped[place + 1]] = [other, one];
  return swapped;
}

/** Puts the foremost misplaced car where it stands now, or leaves it. */
function chooseSwap({ bytes }: DownforceState, seat: Seat, chance: FastChance): Action {
  const order = predictionAt(bytes, seat, (bytes[BETS_ASKED] ?? 0) - 2);
  const standing = standingOf(bytes);
  const place = order.findIndex((car, at) => car !== standing[at]);
  const one = order[place];
  const other = standing[place];
  if (one === undefined || other === undefined || chance.below(100) >= CORRECTS) return encode(STAND);
  return encode(SWAP, encodeSwap(Math.min(one, other), Math.max(one, other)));
}

function wishWhispered({ bytes }: DownforceState, seat: Seat, wish: Float64Array): void {
  wish.fill(0);
  let line = 0;
  while (line < LINES && bytes[betAt(line, seat)] !== NONE) line++;
  if (line === 0) {
    wish[bytes[PLAQUE + seat] ?? 0] = FOR_PLAQUE;
    return;
  }
  const middle = (CAR_COUNT - 1) / 2;
  const order = predictionAt(bytes, seat, line - 1);
  for (let place = 0; place < CAR_COUNT; place++) wish[order[place] ?? 0] = (middle - place) / middle;
}

/** About what the standing is now; what was swapped since is part of it. */
function guessPrediction(
  { bytes }: DownforceState,
  { public: open }: DownforceView,
  seat: Seat,
  chance: FastChance,
): void {
  if (open.points !== undefined) return;
  const isMade = bytes[betAt(0, seat)] === DECLINED;
  if (!isMade) return;
  noteOrder(bytes, seat, rankOf(shaken(standingOf(bytes), bytes[HOME_COUNT] ?? 0, chance)));
  for (let line = 1; line < LINES; line++)
    if (isSlip(bytes[betAt(line, seat)])) bytes[betAt(line, seat)] = DECLINED;
}
