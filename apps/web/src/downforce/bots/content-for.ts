import type { LevelVariants } from '@paddock/bots/downforce';
import { isPrinted, PRINTED_CONTENT, rulesWith, type DownforceRules } from '@paddock/downforce';

export const printed = rulesWith(PRINTED_CONTENT, []);

/** What bots need at a table with these options; the variants are fetched with the first that plays one. */
export async function contentFor(options: unknown): Promise<[DownforceRules, LevelVariants]> {
  if (isPrinted(options)) return [printed, {}];
  const [{ VARIANTS }, { BOT_VARIANTS }] = await Promise.all([
    import('@paddock/downforce/variants'),
    import('@paddock/bots/downforce/variants'),
  ]);
  return [rulesWith(PRINTED_CONTENT, VARIANTS), BOT_VARIANTS];
}
