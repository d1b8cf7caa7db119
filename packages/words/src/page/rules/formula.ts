import type { FormulaHelp } from '../help/formula.ts';
import type { RuleText } from './rule-text.ts';

/** The rules in the order in which a player needs them. */
export const SECTIONS = [
  { id: 'aim', rules: ['F-C1', 'F-E1', 'F-E4'] },
  { id: 'turn', rules: ['F-T1', 'F-T2', 'F-T3', 'F-T4', 'F-T5', 'F-T6'] },
  {
    id: 'cards',
    rules: [
      'F-C2',
      'F-K1',
      'F-K2',
      'F-K3',
      'F-K4',
      'F-K5',
      'F-K6',
      'F-K7',
      'F-K8',
      'F-K9',
      'F-K10',
      'F-K11',
      'F-K12',
      'F-K13',
      'F-K14',
    ],
  },
  { id: 'setup', rules: ['F-C3', 'F-C4', 'F-S1', 'F-S2', 'F-S3', 'F-S4', 'F-S5', 'F-S6'] },
  { id: 'season', rules: ['F-E2', 'F-E3'] },
  { id: 'options', rules: ['F-O1', 'F-O2', 'F-O3', 'F-O4', 'F-O5', 'F-O6'] },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
export type RuleId = (typeof SECTIONS)[number]['rules'][number];

export interface RuleTexts {
  readonly title: string;
  readonly intro: string;
  /** For one moment of a game, and for people who are looking for something. */
  readonly help: FormulaHelp;
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly rules: Readonly<Record<RuleId, RuleText>>;
}
