import { VARIANT_MOMENTS, type Moment } from '../downforce-variants.ts';
import type { RuleId } from '../rules/downforce.ts';
import type { GameHelpTexts, TableKey } from './help.ts';

/** What the help tells apart. Several phases of the game can be one moment. */
export const MOMENTS = {
  ...VARIANT_MOMENTS,
  setup: { rules: ['D-S2', 'D-S1'] },
  sale: { rules: ['D-A1', 'D-A4'] },
  bidding: { rules: ['D-A2', 'D-A3', 'D-A5'], by: 'hand' },
  keeping: { rules: ['D-A11', 'D-P0'] },
  drawing: { rules: ['D-V2', 'D-V1'] },
  playing: { rules: ['D-R2', 'D-R3'], by: 'hand' },
  ordering: { rules: ['D-P5'], by: 'button' },
  'choosing-line': { rules: ['D-P5'], by: 'button' },
  'deciding-line': { rules: ['D-P4'], by: 'button' },
  wild: { rules: ['D-R4'] },
  stepping: { rules: ['D-R5', 'D-R7'] },
  steering: { rules: ['D-P2', 'D-R7'] },
  adding: { rules: ['D-P1', 'D-P3'], by: 'button' },
  out: { rules: ['D-R10'] },
  betting: { rules: ['D-B1', 'D-E2'] },
  scoring: { rules: ['D-E1', 'D-E2'] },
  over: { rules: ['D-E3'] },
} as const satisfies Record<string, Moment<RuleId>>;

/** What people ask, and the rules that answer; the first one most of all. */
export const QUESTIONS = {
  win: ['D-E3', 'D-E1', 'D-E2'],
  bid: ['D-A2', 'D-A3', 'D-A5'],
  'cannot-bid': ['D-A7', 'D-A3', 'D-A10'],
  pass: ['D-A2'],
  price: ['D-A5', 'D-A6'],
  tie: ['D-A4', 'D-E3'],
  'bid-card': ['D-A6'],
  'speed-8': ['D-C1', 'D-A5'],
  'no-car': ['D-A12', 'D-A7'],
  'several-cars': ['D-A5', 'D-A11'],
  'others-cars': ['D-R3', 'D-R2'],
  'cannot-move': ['D-R7', 'D-R6', 'D-R5'],
  wild: ['D-R4'],
  'inside-line': ['D-R5', 'D-R12'],
  'when-bet': ['D-B1', 'D-B2'],
  'bet-pays': ['D-E2'],
  prizes: ['D-E1'],
  powers: ['D-P0', 'D-A11'],
  finished: ['D-R8', 'D-R9', 'D-R10'],
  end: ['D-R11', 'D-R12'],
  secret: ['D-S3', 'D-B3'],
  begins: ['D-R1'],
  cards: ['D-S1', 'D-C2'],
  simple: ['D-V1'],
  two: ['D-V2'],
  alone: ['D-V8'],
  longer: ['D-V3', 'D-V4'],
} as const satisfies Record<string, readonly RuleId[]>;

/** The rules that have a picture. */
export const PICTURES = [
  'D-A3',
  'D-A4',
  'D-R2',
  'D-R4',
  'D-R5',
  'D-R6',
  'D-R7',
  'D-R8',
  'D-R12',
  'D-B1',
  'D-P3',
  'D-E2',
] as const satisfies readonly RuleId[];

export type DownforceMoment = keyof typeof MOMENTS;
export type DownforceKey = TableKey | 'inside' | 'zoom' | 'whole' | 'pan';
export type DownforceHelp = GameHelpTexts<
  DownforceMoment,
  keyof typeof QUESTIONS,
  (typeof PICTURES)[number],
  DownforceKey
>;
