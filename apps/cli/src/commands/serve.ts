import { readCall, type Flags } from '../flags.ts';
import { withServer } from '../server.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

export const SERVE_FLAGS = { lang: { value: 'L' }, help: {} } satisfies Flags;

/** All settings come from the environment. Exit code 1: it cannot start; 2: a setting is wrong. */
export async function serveCommand(session: Session, args: readonly string[]): Promise<number> {
  const { rest } = readCall(session, 'serve', SERVE_FLAGS, args);
  const [extra] = rest;
  if (extra !== undefined) throw usage(session.text.errors.unexpected(extra));
  const { buildIfChanged, SITE } = await import('@paddock/web/build');
  const { building, open, inNetwork, stopping } = session.text.serve;
  const makeSite = async () => {
    await buildIfChanged(() => session.line(building));
    return SITE;
  };
  await withServer(({ serve }) => serve(process.env, { makeSite, texts: { open, inNetwork, stopping } }));
  return 0;
}
