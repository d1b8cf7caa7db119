import type { DownforceOptions } from '@paddock/downforce';
import { WHISPER_BONUSES } from '@paddock/downforce/variants';
import type { JSX } from 'preact';
import type { DeskProps, PageVariant, Panel, Tally } from '../../variant.ts';
import { PredictionBoard } from './prediction-board.tsx';
import { WhisperSheet } from './whisper-sheet.tsx';
import { WhisperTally } from './whisper-tally.tsx';
import './whispers.css';

const PREDICT: Panel = { name: 'predict', Panel: PredictionBoard };

/** Six places, the right ones, the bonus. */
const TALLY: Tally = { lines: 8, Table: PointsTally };

function PointsTally({ desk, shown }: DeskProps & { readonly shown: number }): JSX.Element | null {
  const { points } = desk.open.value;
  return points === undefined ? null : <WhisperTally desk={desk} sheets={points} shown={shown} />;
}

function isPlayed({ goal }: DownforceOptions): boolean {
  return goal === 'whispers';
}

/** D-V6 */
export const whispers: PageVariant = {
  answers: ['predict', 'swap', 'stand'],
  confirmed: ['predict'],
  // The first of two cars.
  sketch: /^swap [a-z]+$/,
  questions: ['predicting', 'swapping'],
  pauses: { 'whispers-shown': 700, 'whispers-asked': 320, predicted: 90 },
  heads: ['whispers-asked'],
  hasNoAuction: isPlayed,
  panelAt: (phase, _, isAsked) =>
    isAsked && (phase === 'predicting' || phase === 'swapping') ? PREDICT : undefined,
  lineTexts: (options) => (isPlayed(options) ? WHISPER_BONUSES.map((bonus) => `+${bonus}`) : undefined),
  sheetFor: (options) => (isPlayed(options) ? WhisperSheet : undefined),
  scoreOf: (desk, seat) => {
    const { options, points } = desk.open.value;
    if (!isPlayed(options)) return undefined;
    const score = points?.[seat]?.points;
    return { score: score ?? '', unit: score === undefined ? '' : desk.texts.pointsUnit };
  },
  tallyFor: (options) => (isPlayed(options) ? TALLY : undefined),
};
