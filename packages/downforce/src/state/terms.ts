import type { Refusal } from '@paddock/kernel';
import { VARIANT_REFUSALS, type VariantPhase } from '../variants/terms.ts';
import type { PrintedPhase } from './layout.ts';

export type PhaseName = PrintedPhase | VariantPhase;

const PRINTED_REFUSALS = [
  'unreadable',
  'no-such-action',
  'game-over',
  'tables-part',
  'table-must-act',
  'not-your-turn',
  'may-not-bid',
  'not-asked',
  'already-chosen',
  'bid-now',
  'keep-a-power-now',
  'bet-now',
  'has-bet',
  'play-a-card-now',
  'choose-the-order-now',
  'ignore-or-move-now',
  'choose-the-wild-now',
  'step-now',
  'more-or-enough-now',
  'card-not-in-hand',
  'speed-8-not-yours',
  'speed-8-not-laid',
  'colour-in-hand',
  'wild-in-hand',
  'power-not-yours',
  'cunning-not-kept',
  'power-chosen-twice',
  'power-not-in-use',
  'colour-on-card',
  'wild-chosen-twice',
  'space-taken',
  'not-a-step',
  'finish-is-next',
  'finish-not-next',
  'seat-not-tied',
  'no-such-card-left',
  'car-already-placed',
  'car-already-turned-up',
  'power-not-in-pile',
] as const;

export const REFUSAL_CODES = [...PRINTED_REFUSALS, ...VARIANT_REFUSALS] as const;
export type DownforceRefusalCode = (typeof REFUSAL_CODES)[number];
export type DownforceRefusal = Refusal<DownforceRefusalCode>;
