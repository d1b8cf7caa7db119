import { textIn, type Call } from './flags.ts';
import type { Session } from './session.ts';
import { usage } from './stop.ts';

/** The levels in `--levels`, in their order; undefined without the flag. */
export function levelsIn(
  { text: { errors } }: Session,
  known: readonly string[],
  call: Call,
): readonly string[] | undefined {
  const given = textIn(call, 'levels')?.split(',');
  const unknown = given?.find((level) => !known.includes(level));
  if (unknown !== undefined) throw usage(errors.unknownLevel(unknown, known.join(', ')));
  return given;
}
