import type { Action, Chance } from '@paddock/kernel';
import {
  DEAL,
  DRAW,
  DRAW_TRACK,
  GIVE,
  GRID,
  LOT,
  pack,
  PLAQUE,
  POWER,
  REVEAL,
  SALE,
} from '../state/action.ts';
import { ALL_CARS, CAR_COUNT } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { pileAt, unseenKind } from '../state/hands.ts';
import { NOT_PLACED } from '../phases/setup.ts';
import { bitsIn } from '../state/access.ts';
import {
  DEALING,
  DEALING_PLAQUES,
  DRAWING_FIRST,
  DRAWING_LOTS,
  DRAWING_TRACK,
  FACE_DOWN,
  GIVING_CARS,
  GIVING_POWERS,
  GRIDDING,
  HOLDER,
  IN_PILE,
  LAP,
  PHASE,
  REVEALING_BETS,
  REVEALING_BIDS,
  REVEALING_HANDS,
  REVEALING_POWERS,
  REVEALING_SLIPS,
  SELLING,
  TIED,
  TURNING_BIDS,
  TURNING_CARD,
  TURNING_POWER,
  UNSEEN_TOTAL,
} from '../state/layout.ts';
import { drawer } from '../phases/turn.ts';

/** What TABLE does now. */
export function roll(state: DownforceState, chance: Chance): Action {
  const { bytes, game } = state;
  switch (bytes[PHASE]) {
    case DRAWING_TRACK:
      return pack(DRAW_TRACK, chance.below(game.tracks.length, 'lot'));
    case GRIDDING: {
      const left = carsOffGrid(bytes);
      return pack(GRID, nthBit(left, chance.below(bitsIn(left), 'grid')));
    }
    case DEALING:
      return pack(DEAL, unseenKind(bytes, chance.below(bytes[UNSEEN_TOTAL], 'deal')));
    case GIVING_CARS:
      return pack(GIVE, nthBit(bytes[FACE_DOWN], chance.below(bitsIn(bytes[FACE_DOWN]), 'deal')));
    case SELLING:
      return pack(SALE, nthBit(bytes[FACE_DOWN], chance.below(bitsIn(bytes[FACE_DOWN]), 'draw')));
    case GIVING_POWERS:
    case TURNING_POWER: {
      const left = powersInPile(state);
      return pack(POWER, nthBit(left, chance.below(bitsIn(left), 'draw')));
    }
    case DEALING_PLAQUES: {
      const left = game.ways.whispers.plaquesLeft(state);
      return pack(PLAQUE, nthBit(left, chance.below(bitsIn(left), 'deal')));
    }
    case DRAWING_FIRST:
    case DRAWING_LOTS:
      return pack(LOT, nthBit(bytes[TIED], chance.below(bitsIn(bytes[TIED]), 'lot')));
    case TURNING_BIDS:
      return game.ways.automas.rollBid(state, chance);
    case TURNING_CARD:
      return game.ways.automas.rollCard(state, chance);
    case REVEALING_BIDS:
    case REVEALING_HANDS:
    case REVEALING_POWERS:
    case REVEALING_BETS:
    case REVEALING_SLIPS:
      return pack(REVEAL);
    default: {
      if (game.hand.commonPile)
        return pack(DRAW, unseenKind(bytes, chance.below(bytes[UNSEEN_TOTAL], 'draw')));
      const pile = pileAt(game, drawer(state));
      return pack(DRAW, bytes[pile + 1 + chance.below(bytes[pile], 'draw')]);
    }
  }
}

function nthBit(set: number, index: number): number {
  let left = set;
  for (let i = index; i > 0; i--) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

export function carsOffGrid(bytes: Uint8Array): number {
  let off = ALL_CARS;
  for (let car = 0; car < CAR_COUNT; car++) if (bytes[LAP + car] !== NOT_PLACED) off &= ~(1 << car);
  return off;
}

export function powersInPile({ bytes, game }: DownforceState): number {
  let left = 0;
  for (let power = 0; power < game.powerCount; power++)
    if (bytes[HOLDER + power] === IN_PILE) left |= 1 << power;
  return left;
}
