import type { LevelVariants } from '@paddock/bots/downforce';
import { isPrinted, PRINTED_CONTENT, rulesWith, type DownforceRules } from '@paddock/downforce';

export const printed = rulesWith(PRINTED_CONTENT, []);

/**
 * What bots need at a table with these options, and perhaps content of its own. Variants, and what reads content, are
 * fetched with the first table that needs them.
 */
export async function contentFor(
  options: unknown,
  takesContent: boolean,
): Promise<[DownforceRules, LevelVariants]> {
  if (isPrinted(options) && !takesContent) return [printed, {}];
  const [{ downforce }, { BOT_VARIANTS }] = await Promise.all([
    import('@paddock/downforce/whole'),
    import('@paddock/bots/downforce/variants'),
  ]);
  return [downforce, BOT_VARIANTS];
}
