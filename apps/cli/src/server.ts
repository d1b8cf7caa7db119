import type * as Paddock from '@paddock/server';
import { Stop } from './stop.ts';

/** Loads the server on demand: other commands should not wait for it. Its refusals become the program's. */
export async function withServer<Result>(run: (server: typeof Paddock) => Promise<Result>): Promise<Result> {
  const server = await import('@paddock/server');
  try {
    return await run(server);
  } catch (error) {
    throw error instanceof server.UserFacingError ? new Stop(error.exitCode, error.message) : error;
  }
}
