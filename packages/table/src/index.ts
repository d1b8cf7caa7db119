export { DAILY_PREFIX, dailySeed } from './bot-seed.ts';
export { dayAfter, dayOf, startOfDay } from './calendar.ts';
export type { Accepted, BotTask, BotTurn, Change, Command, NewSecret, SavedTable } from './change.ts';
export {
  clubSeats,
  DAILY_SEAT,
  dailyRace,
  dailySalts,
  dailySeats,
  dailyTable,
  secretOfDate,
  type DailyRace,
} from './daily.ts';
export { isWhole, newGathering, withHash, withoutHash, withSalt, type Gathering } from './gathering.ts';
export { Plan, type PlannedStep } from './plan.ts';
export { momentsOf, type Moment, type Played, type Step } from './steps.ts';
export { Table, type NextTable, type NotResumed } from './table.ts';
export { playOut } from './play-out.ts';
