/** Makes a switch exhaustive: a new member of the union fails the type check here. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
