/** Closes a switch over a union: a new member then fails the type check here. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
