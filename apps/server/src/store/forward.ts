import type { Backend } from './port.ts';

const METHODS = Object.keys({
  appendAll: true,
  events: true,
  lengths: true,
  table: true,
  lobby: true,
  tablesOf: true,
  historyOf: true,
  everyTable: true,
  everyPerson: true,
  putPerson: true,
  person: true,
  saw: true,
  lastSeen: true,
  hosted: true,
  unusedTables: true,
  forgetPeople: true,
  showLife: true,
  lastLife: true,
  aways: true,
  wasAway: true,
  signOut: true,
  sessionsOf: true,
  putLink: true,
  takeLink: true,
  keep: true,
  put: true,
  putDaily: true,
  dailyResults: true,
  dailyResultOf: true,
  countDaily: true,
  forgetDaily: true,
  keepPadSlot: true,
  padSlots: true,
  countPads: true,
  forgetPads: true,
  claimDue: true,
  homesOf: true,
  release: true,
  beat: true,
  leave: true,
  putPresent: true,
  present: true,
  counts: true,
  close: true,
} satisfies Record<keyof Backend, true>) as (keyof Backend)[];

type Call = (...args: readonly unknown[]) => Promise<never>;

/** A backend whose every call goes through one function. */
export function forward(
  call: (method: keyof Backend, args: readonly unknown[]) => Promise<unknown>,
): Backend {
  const calls = METHODS.map((method) => [method, (...args: unknown[]) => call(method, args)] as const);
  return Object.fromEntries(calls) as Record<keyof Backend, Call>;
}

export function callOn(backend: Backend, method: keyof Backend, args: readonly unknown[]): Promise<unknown> {
  return (backend[method] as (...args: readonly unknown[]) => Promise<unknown>).call(backend, ...args);
}
