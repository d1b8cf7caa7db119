export { Ear } from './audience.ts';
export { Plan, type PlannedStep } from './plan.ts';
export {
  Table,
  type Accepted,
  type BotTask,
  type Command,
  type Moment,
  type NewSecret,
  type SavedTable,
} from './table.ts';
