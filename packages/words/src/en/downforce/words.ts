import { words as shared } from '../common/shared.ts';
import type { DownforceCatalogue } from '../../downforce/catalogue.ts';
import { tableWords, type DownforceTableWords } from '../../downforce/words.ts';
import { auction } from './auction.ts';
import { names } from './names.ts';
import { race } from './race.ts';
import { result } from './result.ts';

/** The printed game. */
export const printed = {
  ...names,
  ...result.outcome,
  facts: { ...auction.facts, ...race.facts, ...result.facts },
  gathered: { ...auction.gathered, ...race.gathered },
  phases: { ...auction.phases, ...race.phases, ...result.phases },
  table: { ...auction.table, ...race.table, ...result.table },
  prompts: { ...auction.prompts, ...race.prompts, ...result.prompts },
  plain: { ...auction.plain, ...race.plain },
  things: { ...auction.things, ...race.things, ...result.things },
} satisfies DownforceCatalogue;

export const downforce: DownforceTableWords = tableWords(printed, shared);
