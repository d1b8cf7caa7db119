import type {
  chatLine,
  clockRule,
  dealInfo,
  gameNow,
  myTable,
  seatClock,
  seatInfo,
  seatNews,
  seatPlan,
  tableCard,
  tableInfo,
  tableStatus,
} from './table-schemas.ts';
import type { Wire } from './wire.ts';

export type ClockRule = Wire<typeof clockRule>;
export type SeatPlan = Wire<typeof seatPlan>;
export type SeatInfo = Wire<typeof seatInfo>;
export type SeatNews = Wire<typeof seatNews>;
export type TableStatus = Wire<typeof tableStatus>;
export type TableInfo = Wire<typeof tableInfo>;
export type TableCard = Wire<typeof tableCard>;
export type MyTable = Wire<typeof myTable>;
export type ChatLine = Wire<typeof chatLine>;
export type SeatClock = Wire<typeof seatClock>;
export type GameNow = Wire<typeof gameNow>;
export type DealInfo = Wire<typeof dealInfo>;
