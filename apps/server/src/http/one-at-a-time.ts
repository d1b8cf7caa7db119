/**
 * Runs the task once earlier ones with the same key are done: otherwise, of many at once, each would count only what was
 * there before all of them.
 */
export async function oneAtATime<Result>(
  lines: Map<string, Promise<unknown>>,
  key: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const done = (lines.get(key) ?? Promise.resolve()).then(task);
  const line = done.catch(() => undefined);
  lines.set(key, line);
  try {
    return await done;
  } finally {
    if (lines.get(key) === line) lines.delete(key);
  }
}
