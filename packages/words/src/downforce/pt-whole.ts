import { words as shared } from '../pt.ts';
import type { DownforceCatalogue } from './catalogue.ts';
import { automa } from './pt-automa.ts';
import { pack } from './pt-pack.ts';
import { ways } from './pt-ways.ts';
import { catalogue as printed } from './pt.ts';
import { withWays } from './whole.ts';
import { tableWords, type DownforceTableWords } from './words.ts';

export const catalogue: DownforceCatalogue = withWays(printed, pack, automa, ways);

export const downforce: DownforceTableWords = tableWords(catalogue, shared);
