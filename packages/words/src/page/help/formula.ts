import type { RuleId } from '../rules/formula.ts';
import type { GameHelpTexts, TableKey } from './help.ts';

/** What the help tells apart, and the rules that say more. A card that is being played is its own moment. */
export const MOMENTS = {
  setup: ['F-S3', 'F-S4'],
  playing: ['F-T1', 'F-T2'],
  'last-turn': ['F-T3'],
  overtake: ['F-K1', 'F-K2'],
  turbo: ['F-K5'],
  back: ['F-K4'],
  pit: ['F-K6'],
  charge: ['F-K7', 'F-K8'],
  rolling: ['F-C3'],
  charging: ['F-K8', 'F-K7'],
  spin: ['F-K10', 'F-K11'],
  crash: ['F-K12', 'F-K13'],
  drawing: ['F-T1'],
  resting: ['F-E3', 'F-E2'],
  over: ['F-E4'],
} as const satisfies Record<string, readonly RuleId[]>;

/** What people ask, and the rules that answer; the first one most of all. */
export const QUESTIONS = {
  win: ['F-E4', 'F-E1'],
  points: ['F-E1'],
  turn: ['F-T1'],
  'others-cars': ['F-T2', 'F-C1'],
  end: ['F-T3'],
  slipstream: ['F-K1', 'F-K2'],
  back: ['F-K4'],
  turbo: ['F-K5'],
  pit: ['F-K6'],
  charge: ['F-K7', 'F-K8', 'F-K9'],
  spin: ['F-K10', 'F-K11'],
  crash: ['F-K12', 'F-K13'],
  retired: ['F-T6', 'F-K14'],
  nothing: ['F-K2', 'F-K3', 'F-K11'],
  begins: ['F-S5'],
  grid: ['F-S3', 'F-E3'],
  team: ['F-S1', 'F-S2'],
  secret: ['F-S6'],
  season: ['F-E3', 'F-O6'],
  shorter: ['F-O1'],
  deck: ['F-C2'],
  die: ['F-C3'],
  drivers: ['F-O2'],
  two: ['F-O5'],
  alone: ['F-O4'],
} as const satisfies Record<string, readonly RuleId[]>;

/** The rules that have a picture. */
export const PICTURES = [
  'F-E1',
  'F-T6',
  'F-K1',
  'F-K2',
  'F-K4',
  'F-K5',
  'F-K6',
  'F-K7',
  'F-K10',
  'F-K12',
] as const satisfies readonly RuleId[];

export type FormulaMoment = keyof typeof MOMENTS;
export type FormulaHelp = GameHelpTexts<
  FormulaMoment,
  keyof typeof QUESTIONS,
  (typeof PICTURES)[number],
  TableKey
>;
