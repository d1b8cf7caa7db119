export { canonical, sha256Hex } from './canonical.ts';
export { FastChance, fastChance, STREAMS, type Chance, type Stream } from './chance.ts';
export { byDigest, byValue, contentDigest, type Content, type OwnContent } from './content.ts';
export { commitmentTo, dealKey, FairChance, saltHash, SECRET_BYTES, type Deal } from './fair.ts';
export { FactLog, factFor, factsFor, type LoggedFact } from './facts.ts';
export { fold, type FoldListener, type StepListener } from './fold.ts';
export { eraseGame, type AnyGame, type ChapterName, type GameModule, type Glance } from './game-module.ts';
export { Match, type MatchHead, type Proposal, type PublicDeal, type SavedDeal } from './match.ts';
export { areNamesRemoved, namesOf, withoutNames } from './reading/names.ts';
export {
  conflictIn,
  isName,
  resolveOptions,
  type Conflict,
  type OptionKind,
  type OptionRefusal,
  type OptionSpec,
  type OptionTable,
} from './options.ts';
export { CONTENT_LIMITS, readOwnContent } from './reading/read-content.ts';
export { readRecord, type FormatProblem } from './reading/read-record.ts';
export {
  handsAfter,
  noteOf,
  RECORD_FORMAT,
  type Entry,
  type GameRecord,
  type Hand,
  type Note,
  type Proxy,
  type RecordFormat,
  type RecordSeat,
  type SealedSeat,
} from './record.ts';
export { isRefusal, refuse, type Refusal } from './refusal.ts';
export { recalled } from './recalled.ts';
export type { Action, Outcome, Rules, Setup, Standing, Tell, Viewer, ViewShape } from './rules.ts';
export { ownContentOf, rulesFor, type NoRules } from './reading/rules-for.ts';
export { rulesUnder, rulesWithContent } from './rules-under.ts';
export {
  isIn,
  NOBODY,
  seatSet,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Actor,
  type Seat,
  type SeatSet,
} from './seat.ts';
export {
  verify,
  type DealParts,
  type Problem,
  type ProblemCode,
  type Proof,
  type Verdict,
} from './reading/verify.ts';
