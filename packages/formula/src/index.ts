export { CARD_NAMES, DECK_SIZE, FAMILIES, KINDS, type CardName, type Family } from './cards.ts';
export type { FormulaFact, MoveCause, Nothing, RetireCause } from './facts.ts';
export { formulaGlance } from './glance.ts';
export { formulaGame } from './module.ts';
export {
  MOST_RACES,
  PRESETS,
  removedIn,
  teamsEach,
  type FormulaOptions,
  type PresetName,
} from './options.ts';
export type { FormulaRefusalCode } from './refusal.ts';
export { formula } from './rules.ts';
export { otherChampionship, standingsIn, type Championship } from './championships.ts';
export { POINTS_FOR_PLACE, standingsOf } from './season.ts';
export { pointsOfCars, scorePaper, type PaperSeason } from './score-paper.ts';
export type { PlaySeen } from './recall.ts';
export { playsInRace, type FormulaState } from './state.ts';
export { CAR_NAMES, TEAMS, type CarName, type Team } from './teams.ts';
export { PHASES, type FormulaPublic, type FormulaView, type Phase, type RaceResultView } from './view.ts';
