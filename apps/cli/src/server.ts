import type * as Paddock from '@paddock/server';
import { Stop } from './stop.ts';

/** Loaded when it is needed: no other command should wait for what a server is made of. Its refusals become the program's. */
export async function withServer<Result>(run: (server: typeof Paddock) => Promise<Result>): Promise<Result> {
  const server = await import('@paddock/server');
  try {
    return await run(server);
  } catch (error) {
    throw error instanceof server.UserFacingError ? new Stop(error.exitCode, error.message) : error;
  }
}
