export type { Accepted, BotTask, BotTurn, Change, Command, NewSecret, SavedTable } from './change.ts';
export { isWhole, newGathering, withHash, withoutHash, withSalt, type Gathering } from './gathering.ts';
export { Plan, type PlannedStep } from './plan.ts';
export { momentsOf, type Moment, type Played, type Step } from './steps.ts';
export { Table, type NextTable, type NotResumed } from './table.ts';
