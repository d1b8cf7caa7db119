import { methodsOf, PART_NAMES } from './parts.ts';
import type { Backend } from './port.ts';

const METHODS = Object.keys({
  appendAll: true,
  events: true,
  lengths: true,
  table: true,
  lobby: true,
  publicTable: true,
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
  putLink: true,
  takeLink: true,
  keep: true,
  put: true,
  claimDue: true,
  homesOf: true,
  release: true,
  beat: true,
  leave: true,
  putPresent: true,
  present: true,
  tell: true,
  counts: true,
  close: true,
} satisfies Record<Exclude<keyof Backend, 'parts'>, true>);

/** One word for the store's own, two for a part's: `events`, `daily.put`. */
export type CallName = string;
type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** A backend whose every call goes through one function. */
export function forward(call: (name: CallName, args: readonly unknown[]) => Promise<unknown>): Backend {
  const callsTo = (methods: readonly string[], before = '') =>
    Object.fromEntries(methods.map((name): [string, Call] => [name, (...args) => call(before + name, args)]));
  const parts = PART_NAMES.map((part) => [part, callsTo(methodsOf(part), `${part}.`)]);
  return { ...callsTo(METHODS), parts: Object.fromEntries(parts) } as object as Backend;
}

export function callOn(backend: Backend, name: CallName, args: readonly unknown[]): Promise<unknown> {
  const [first = '', second] = name.split('.');
  const part = PART_NAMES.find((each) => each === first);
  const owner = (part === undefined ? backend : backend.parts[part]) as object as Record<string, Call>;
  const method = owner[second ?? first];
  if (method === undefined) return Promise.reject(new Error(`the store has no call ${name}`));
  return method.call(owner, ...args);
}
