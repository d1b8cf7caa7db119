import type { AdminCommand } from '@paddock/server';
import { readCall, type Flags } from '../flags.ts';
import { withServer } from '../server.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

export const ADMIN_FLAGS = { lang: { value: 'L' }, help: {} } satisfies Flags;

/** The subcommands, and how many files or names each takes. */
const PARTS = {
  backup: 1,
  export: 1,
  tables: 0,
  people: 0,
  'sign-out': 1,
  'make-admin': 1,
  refold: 0,
  restore: 1,
  import: 1,
  doctor: 0,
} as const satisfies Record<AdminCommand | 'doctor', number>;

/** Exit code 1: it could not be done, or the doctor found something. */
export async function adminCommand(session: Session, args: readonly string[]): Promise<number> {
  const { rest } = readCall(session, 'admin', ADMIN_FLAGS, args);
  const { errors } = session.text;
  const see = errors.see('paddock admin');
  const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const [given, ...files] = rest;
  if (given === undefined) throw usage(`${errors.subcommand(session.words.or(names))} – ${see}`);
  const name = names.find((known) => known === given);
  if (name === undefined) throw usage(`${errors.unknownCommand(`admin ${given}`)} – ${see}`);
  if (files.length < PARTS[name]) throw usage(`${errors.noFile} ${see}`);
  const extra = files[PARTS[name]];
  if (extra !== undefined) throw usage(errors.unexpected(extra));
  if (name === 'doctor') {
    const { text, isHealthy } = await withServer(({ runDoctor }) => runDoctor(process.env));
    session.raw(`${text}\n`);
    return isHealthy ? 0 : 1;
  }
  const said = await withServer(({ runAdmin }) => runAdmin(name, files[0] ?? '', process.env));
  session.raw(`${said}\n`);
  return 0;
}
