/** A review of a finished game, and the lab: loaded when somebody asks for it. */
export {
  brier,
  byStage,
  fitTrust,
  predictGame,
  reliability,
  type Brier,
  type CalibrationOptions,
  type Prediction,
} from './calibrate.ts';
export { GRADE_LIMITS } from './judge.ts';
export { continueFrom, type LabQuestion } from './lab.ts';
export { measured, measureGame, type Measured, type MeasuredGame, type MeasuredGames } from './measure.ts';
export { profileOf, type Profile } from './profiles.ts';
export { recordGame, type RecordedGame } from './record-game.ts';
export { effortOf, recordKey, reviewerFor, USUAL_EFFORT, type Effort, type Reviewer } from './reviewer.ts';
export { readReview, storeReview, type StoredProblem, type StoredReview } from './stored.ts';
export { addsUp } from './sums.ts';
export {
  GRADES,
  REVIEW_VERSION,
  type Cause,
  type Grade,
  type Judgement,
  type LabResult,
  type LabSeat,
  type Review,
  type SeatTotals,
  type Step,
  type WeighedPlan,
  type Worth,
} from './types.ts';
export type { WalkProblem } from './walk.ts';
