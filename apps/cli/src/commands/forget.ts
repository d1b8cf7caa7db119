import { namesOf, withoutNames } from '@paddock/kernel';
import { readCall } from '../flags.ts';
import { recordsIn } from '../records.ts';
import type { Session } from '../session.ts';
import { Stop, usage } from '../stop.ts';

export const FORGET_FLAGS = { lang: { value: 'L' }, help: {} };

/** Prints the file's records without somebody's name. One that cannot be read stops it: nothing may get lost. */
export async function forgetCommand(session: Session, args: readonly string[]): Promise<number> {
  const { errors, verify } = session.text;
  const [name, file, another] = readCall(session, 'forget', FORGET_FLAGS, args).rest;
  if (name === undefined || file === undefined)
    throw usage(`${errors.noFile} ${errors.see('paddock forget')}`);
  if (another !== undefined) throw usage(errors.oneFile);
  const lines: string[] = [];
  for await (const found of recordsIn(session, file)) {
    if ('problem' in found) throw new Stop(1, `${verify.game(file, found.nr)}${found.problem}`);
    const names = namesOf(found.record);
    lines.push(JSON.stringify(withoutNames(found.record, (seat) => names[seat] === name)));
  }
  session.raw(`${lines.join('\n')}\n`);
  return 0;
}
