import { words as shared } from '../en.ts';
import type { DownforceCatalogue } from './catalogue.ts';
import { automa } from './en-automa.ts';
import { pack } from './en-pack.ts';
import { ways } from './en-ways.ts';
import { catalogue as printed } from './en.ts';
import { withWays } from './whole.ts';
import { tableWords, type DownforceTableWords } from './words.ts';

export const catalogue: DownforceCatalogue = withWays(printed, pack, automa, ways);

export const downforce: DownforceTableWords = tableWords(catalogue, shared);
