import type { Conflict, Seat } from '@paddock/kernel';
import type { PowerName } from '../../powers/names.ts';
import type { CarName } from '../../state/cars.ts';
import type { DownforceOptions } from '../../state/options.ts';

/** Cars and powers are dealt, not won. */
export type GivingPhase = 'giving-cars' | 'giving-powers';
export const GIVING_CARS = 3;
export const GIVING_POWERS = 4;

export const GIVE = 3;

export type GivingFact =
  | { readonly kind: 'car-given'; readonly seat: Seat; readonly car: CarName }
  | { readonly kind: 'power-given'; readonly seat: Seat; readonly power: PowerName };

export const NO_POWERS_CONFLICTS = [
  {
    code: 'no-powers-to-rule-on',
    rule: 'D-V0',
    between: ['powers', 'twoPlayerCunning', 'tricky'],
    clashes: ({ powers, twoPlayerCunning, tricky }) =>
      powers === 'none' && (twoPlayerCunning !== 'remove' || tricky !== 'printed'),
  },
] as const satisfies readonly Conflict<DownforceOptions>[];

export const NO_AUCTION_CONFLICTS = [
  {
    code: 'cunning-is-dealt-not-won',
    rule: 'D-V0',
    between: ['auction', 'twoPlayerCunning'],
    clashes: ({ auction, twoPlayerCunning }) => auction === 'none' && twoPlayerCunning === 'replace',
  },
] as const satisfies readonly Conflict<DownforceOptions>[];

export type BeginnersConflict = (typeof NO_AUCTION_CONFLICTS | typeof NO_POWERS_CONFLICTS)[number]['code'];
