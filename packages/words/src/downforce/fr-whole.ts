import { words as shared } from '../fr.ts';
import type { DownforceCatalogue } from './catalogue.ts';
import { automa } from './fr-automa.ts';
import { pack } from './fr-pack.ts';
import { ways } from './fr-ways.ts';
import { catalogue as printed } from './fr.ts';
import { withWays } from './whole.ts';
import { tableWords, type DownforceTableWords } from './words.ts';

export const catalogue: DownforceCatalogue = withWays(printed, pack, automa, ways);

export const downforce: DownforceTableWords = tableWords(catalogue, shared);
