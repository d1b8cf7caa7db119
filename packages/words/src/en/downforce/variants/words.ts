import { words as shared } from '../../common/shared.ts';
import type { WholeCatalogue } from '../../../downforce/catalogue.ts';
import { variantPrompt } from '../../../downforce/variants/prompt.ts';
import { joinVariants } from '../../../downforce/variants/parts.ts';
import { tableWords, type DownforceTableWords } from '../../../downforce/words.ts';
import { printed } from '../words.ts';
import { automas } from './automas.ts';
import { dice } from './dice.ts';
import { extraPowers } from './extra-powers.ts';
import { longDistance } from './long-distance.ts';
import { otherBets } from './other-bets.ts';
import { timely } from './timely.ts';
import { tour } from './tour.ts';
import { whispers } from './whispers/whispers.ts';

export const variants = joinVariants([
  longDistance,
  tour,
  timely,
  whispers,
  dice,
  automas,
  otherBets,
  extraPowers,
]);

/** The printed game and all variants. */
export const catalogue: WholeCatalogue = {
  ...printed,
  powers: { ...printed.powers, ...variants.powers },
  facts: { ...printed.facts, ...variants.facts },
  silent: variants.silent,
  phases: { ...printed.phases, ...variants.phases },
  table: { ...printed.table, ...variants.table },
  plain: { ...printed.plain, ...variants.plain },
  things: { ...printed.things, ...variants.things },
  question: (open, say) => variantPrompt(printed, variants, shared, open, say),
};
export const downforce: DownforceTableWords = tableWords(catalogue, shared);
