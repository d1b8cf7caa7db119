const PATIENCE_MS = 1000;

/** What the page waits for before it draws, so that nothing moves when it comes; undefined: it failed, or takes too long. */
export function soon<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([coming.catch(() => undefined), late]);
}
