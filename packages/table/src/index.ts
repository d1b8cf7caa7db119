export { Ear } from './audience.ts';
export type {
  Accepted,
  BotTask,
  Change,
  Command,
  Moment,
  NewSecret,
  Prepared,
  SavedTable,
} from './change.ts';
export type { Step, Told } from './history.ts';
export { Plan, type PlannedStep } from './plan.ts';
export { Table } from './table.ts';
