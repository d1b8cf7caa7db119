export type {
  Accepted,
  BotTask,
  Change,
  Command,
  Moment,
  NewSecret,
  NextTable,
  SavedTable,
} from './change.ts';
export { Plan, type PlannedStep } from './plan.ts';
export { momentsOf, type Played, type Step } from './steps.ts';
export { Table } from './table.ts';
