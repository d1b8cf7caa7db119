import { isPrinted, PRINTED_CONTENT, rulesWith, type DownforceRules } from '@paddock/downforce';
import type { LevelVariants } from './levels/levels.ts';

export const printedRules = rulesWith(PRINTED_CONTENT, []);

/** What bots need at a table with these options; the variants are fetched with the first that plays one. */
export async function contentFor(options: unknown): Promise<[DownforceRules, LevelVariants]> {
  if (isPrinted(options)) return [printedRules, {}];
  const [{ VARIANTS }, { BOT_VARIANTS }] = await Promise.all([
    import('@paddock/downforce/variants'),
    import('./variants/index.ts'),
  ]);
  return [rulesWith(PRINTED_CONTENT, VARIANTS), BOT_VARIANTS];
}
