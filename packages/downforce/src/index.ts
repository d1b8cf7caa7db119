export * from './deck/index.ts';
export { coloursLacking } from './deck/lacking.ts';
export { bidOf } from './phases/bids.ts';
export { POWER_PHASES, POWERS, powersKept, PRINTED_POWERS, type PowerName } from './powers/names.ts';
export { PRINTED_CONTENT } from './rules/content.ts';
export { downforce, downforceGame, downforceWith, PHASES } from './rules/whole/downforce.ts';
export { downforceGlance } from './rules/glance.ts';
export { downforceGameWith, type DownforceGame } from './rules/module.ts';
export { readContent, type ContentRefusal } from './rules/whole/read-content.ts';
export type { DownforceConflict } from './rules/options.ts';
export { PRESETS, type PresetName } from './rules/presets.ts';
export { rulesWith, type DownforceRules } from './rules/rules.ts';
export type { Imagine } from './rules/imagine.ts';
export { costsOf, ODDS, payoutsFor, payoutsOf, PENALTIES, PRINTED_PAYOUTS } from './scoring/payouts.ts';
export type { PayoutTable } from './scoring/payouts.ts';
export { scorePaper, type PaperRace } from './scoring/score-paper.ts';
export type { Sheet } from './scoring/sheet.ts';
export { CAR_COUNT, CARS, LETTERS, type CarName } from './state/cars.ts';
export type { DownforceFact, FactKind, Idle, ShownBid, TieBreak } from './state/facts.ts';
export type { Content, DownforceState, Payouts } from './state/game.ts';
export { linesBacked, mayBetTwice } from './state/lines-backed.ts';
export type { CardName, LineName } from './state/names.ts';
export {
  countsMoney,
  countsPoints,
  isPrinted,
  RANDOM_TRACK,
  type DownforceOptions,
} from './state/options.ts';
export { REFUSAL_CODES, type DownforceRefusalCode, type PhaseName as Phase } from './state/terms.ts';
export type { Variant } from './state/variant.ts';
export type {
  AuctionView,
  CardView,
  CarView,
  DownforcePublic,
  DownforceView,
  HeldCards,
  KnownView,
  LaidBid,
  OwnView,
  PowerPlace,
  TableView,
} from './state/views.ts';
export * from './track/index.ts';
export type * from './variants/terms.ts';
