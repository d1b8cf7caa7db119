import { VARIANT_RULES } from '../downforce-variants.ts';
import type { DownforceHelp } from '../help/downforce.ts';
import type { RuleText } from './rule-text.ts';

/** The rules in the order in which a player needs them. */
export const SECTIONS = [
  { id: 'aim', rules: ['D-C1', 'D-C5', 'D-E3'] },
  { id: 'setup', rules: ['D-C2', 'D-C3', 'D-C4', 'D-C6', 'D-S1', 'D-S2', 'D-S3'] },
  {
    id: 'auction',
    rules: [
      'D-A1',
      'D-A2',
      'D-A3',
      'D-A4',
      'D-A5',
      'D-A6',
      'D-A7',
      'D-A8',
      'D-A9',
      'D-A10',
      'D-A11',
      'D-A12',
    ],
  },
  {
    id: 'race',
    rules: [
      'D-R1',
      'D-R2',
      'D-R3',
      'D-R4',
      'D-R5',
      'D-R6',
      'D-R7',
      'D-R8',
      'D-R9',
      'D-R10',
      'D-R11',
      'D-R12',
      'D-R13',
    ],
  },
  { id: 'bets', rules: ['D-B1', 'D-B2', 'D-B3'] },
  { id: 'powers', rules: ['D-P0', 'D-P1', 'D-P2', 'D-P3', 'D-P4', 'D-P5', 'D-P6'] },
  { id: 'scoring', rules: ['D-E1', 'D-E2', 'D-E4', 'D-E5'] },
  { id: 'variants', rules: VARIANT_RULES },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
export type RuleId = (typeof SECTIONS)[number]['rules'][number];

export interface RuleTexts {
  readonly title: string;
  readonly intro: string;
  /** For one moment of a game, and for people who are looking for something. */
  readonly help: DownforceHelp;
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly rules: Readonly<Record<RuleId, RuleText>>;
}
