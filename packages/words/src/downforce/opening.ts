import type { DownforcePublic } from '@paddock/downforce';
import type { Context } from '../context.ts';
import type { SharedWords } from '../shared.ts';
import { typesetAll } from '../text.ts';
import type { OpeningCatalogue, Voice } from './catalogue.ts';
import { factText, saidBy } from './tell.ts';
import { cardText, lineText, sideLabel, trackName, voiceOf } from './voice.ts';
import type { DownforceTableWords } from './words.ts';

/** What is said at a table until the first car of a printed game is sold: a page fetches the rest with the first play. */
export type OpeningWords = Omit<DownforceTableWords, 'action' | 'standings' | 'space' | 'phase'>;

export function openingWords(catalogue: OpeningCatalogue, shared: SharedWords): OpeningWords {
  const { typeset } = shared;
  const voice = (context: Context) => voiceOf(catalogue, shared, context);
  const powers: Partial<Record<string, OpeningCatalogue['powers']['cunning']>> = typesetAll(
    catalogue.powers,
    typeset,
  );
  return {
    title: catalogue.title,
    fact: (fact, context) => typeset(factText(catalogue, fact, voice(context))),
    prompt: (open, context) => typeset(promptFor(catalogue, shared, open, voice(context))),
    side: (standing, context) => sideLabel(standing, voice(context)),
    card: (card) => cardText(catalogue, card),
    line: (line) => lineText(catalogue, line),
    car: (car) => catalogue.colours[car],
    power: (power) => powers[power] ?? { label: power, text: '' },
    track: (id) => trackName(catalogue, id),
    money: catalogue.money,
    sheet: typesetAll(catalogue.sheet, typeset),
    ...saidBy(catalogue, shared, voice),
  };
}

/** Nothing where the opening is over. */
function promptFor(
  { prompts }: OpeningCatalogue,
  { and }: SharedWords,
  { phase, auction, asked, chosen }: DownforcePublic,
  say: Voice,
): string {
  const table: Partial<Record<string, string>> = prompts.table;
  const { forSale, power } = auction;
  if (phase !== 'bidding' || forSale === null) return table[phase] ?? '';
  const missing = asked.filter((seat) => !chosen.includes(seat));
  return missing.some((seat) => say.isYou(seat))
    ? prompts.bid(forSale, power, say)
    : prompts.waitBids(and(missing.map((seat) => say.name(seat))), say.car(forSale));
}
