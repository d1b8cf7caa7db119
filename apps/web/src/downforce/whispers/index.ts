import { whisperTexts } from './texts/index.ts';

export { PredictionBoard } from './prediction-board.tsx';
export { WhisperSheet } from './whisper-sheet.tsx';
export { WhisperTally } from './whisper-tally.tsx';

/** Await it before any of them is shown. */
export function ready(): Promise<void> {
  return whisperTexts.ready();
}
