import type { Call } from './flags.ts';
import type { Session } from './session.ts';
import { usage } from './stop.ts';

/** Reads the subcommand and its one file, and refuses flags of other subcommands. */
export function readSubcommand<Name extends string>(
  session: Session,
  command: string,
  flags: Readonly<Record<Name, readonly string[]>>,
  { values, rest }: Call,
): { readonly name: Name; readonly file: string } {
  const { errors } = session.text;
  const names = Object.keys(flags) as Name[];
  const see = errors.see(`paddock ${command}`);
  const [given, file, another] = rest;
  if (given === undefined) throw usage(`${errors.subcommand(session.words.or(names))} – ${see}`);
  const name = names.find((known) => known === given);
  if (name === undefined) throw usage(`${errors.unknownCommand(`${command} ${given}`)} – ${see}`);
  if (file === undefined) throw usage(`${errors.noFile} ${see}`);
  if (another !== undefined) throw usage(errors.oneFile);
  const strange = [...values.keys()].find((flag) => flag !== 'lang' && !flags[name].includes(flag));
  if (strange !== undefined) throw usage(`${errors.unknownFlag(`--${strange}`)} – ${see}`);
  return { name, file };
}
