export * from './deck/index.ts';
export * from './track/index.ts';
export { bidOf } from './bids.ts';
export { CAR_COUNT, CARS, LETTERS, type CarName } from './cars.ts';
export type { DownforceConflict } from './conflicts.ts';
export { PRINTED_CONTENT } from './content.ts';
export { downforce, downforceGame, downforceWith } from './downforce.ts';
export { coloursLacking } from './lacking.ts';
export type {
  CardName,
  DownforceFact,
  FactKind,
  Idle,
  LineName,
  DieBid,
  ShownBid,
  TieBreak,
} from './facts.ts';
export type { Content, DownforceState, Payouts } from './game.ts';
export { downforceGameWith, type DownforceGame } from './module.ts';
export { isPrinted, RANDOM_TRACK, type DownforceOptions } from './options.ts';
export { PRESETS, type PresetName } from './presets.ts';
export { POWERS, powersKept, PRINTED_POWERS, type PowerName } from './powers.ts';
export { REFUSAL_CODES, type DownforceRefusalCode } from './refusal.ts';
export { printedDownforce } from './printed.ts';
export type { DownforceRules } from './rules.ts';
export {
  costsOf,
  countsMoney,
  ODDS,
  payoutsOf,
  PENALTIES,
  PRINTED_PAYOUTS,
  WHISPER_BONUSES,
} from './payouts.ts';
export type { Sheet } from './scoring.ts';
export type { PastGame } from './tour.ts';
export type { VariantView } from './viewVariant.ts';
export type { WhisperSheet } from './whispers.ts';
export { PHASES, type Phase } from './state.ts';
export type { CarView, DownforcePublic, DownforceView, HeldCards, OwnView } from './view.ts';
export type { AuctionView, CardView, KnownView, LaidBid, PowerPlace, TableView } from './viewTable.ts';
