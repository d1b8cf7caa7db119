export * from './deck/index.ts';
export * from './track/index.ts';
export { bidOf } from './phases/bids.ts';
export { CAR_COUNT, CARS, LETTERS, type CarName } from './state/cars.ts';
export type { DownforceConflict } from './rules/conflicts.ts';
export { PRINTED_CONTENT } from './rules/content.ts';
export { downforce, downforceGame, downforceWith } from './rules/downforce.ts';
export { coloursLacking } from './deck/lacking.ts';
export type {
  CardName,
  DownforceFact,
  FactKind,
  Idle,
  LineName,
  DieBid,
  ShownBid,
  TieBreak,
} from './state/facts.ts';
export type { Content, DownforceState, Payouts } from './state/game.ts';
export { downforceGameWith, type DownforceGame } from './rules/module.ts';
export { isPrinted, RANDOM_TRACK, type DownforceOptions } from './rules/options.ts';
export { PRESETS, type PresetName } from './rules/presets.ts';
export { POWERS, powersKept, PRINTED_POWERS, type PowerName } from './powers/names.ts';
export { REFUSAL_CODES, type DownforceRefusalCode } from './rules/refusal.ts';
export { printedDownforce } from './rules/printed.ts';
export type { DownforceRules } from './rules/rules.ts';
export {
  costsOf,
  countsMoney,
  ODDS,
  payoutsOf,
  PENALTIES,
  PRINTED_PAYOUTS,
  WHISPER_BONUSES,
} from './scoring/payouts.ts';
export type { Sheet } from './scoring/scoring.ts';
export type { PastGame } from './variants/tour/tour.ts';
export type { VariantView } from './rules/view-variant.ts';
export type { WhisperSheet } from './variants/whispers/whispers.ts';
export { PHASES, type Phase } from './state/layout.ts';
export type { CarView, DownforcePublic, DownforceView, HeldCards, OwnView } from './rules/view.ts';
export type { AuctionView, CardView, KnownView, LaidBid, PowerPlace, TableView } from './rules/view-table.ts';
