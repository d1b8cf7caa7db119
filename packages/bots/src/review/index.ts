/** A review of a finished game, and the lab: loaded when somebody asks for it. */
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
