import type { DownforceFact, FactKind } from '@paddock/downforce';
import type { SharedWords } from '../shared.ts';
import type { DownforceCatalogue, FactOf, GatheredOf, Silent } from './catalogue.ts';
import { Gatherer, type Gathered, type GatheredKind } from './gather.ts';
import { gameOverText } from './outcome.ts';
import type { Voice } from './voice.ts';

/** Takes facts one by one and says what a listener needs to hear, for a live region. */
export interface Teller<Context> {
  /** Whole sentences; empty if the fact is told together with others, or not at all. */
  readonly hear: (fact: DownforceFact, context: Context) => string;
  /** What has been heard but not yet said. */
  readonly rest: (context: Context) => string;
}

/** Some facts in one paragraph, for a log. */
export interface StoryLine {
  readonly text: string;
  /** The facts it tells, by index. */
  readonly first: number;
  readonly last: number;
}

type Told = DownforceFact | Gathered;

/** Empty for a variant's fact if only the printed game's words are loaded. */
export function factText(
  catalogue: DownforceCatalogue,
  shared: SharedWords,
  fact: DownforceFact,
  say: Voice,
): string {
  if (fact.kind === 'game-over') return gameOverText(catalogue, shared, fact, say);
  return sentence(catalogue.facts, fact, say);
}

type Sentences = { readonly [Kind in FactKind]?: (fact: FactOf<Kind>, say: Voice) => string };

function sentence<Kind extends FactKind>(facts: Sentences, fact: FactOf<Kind>, say: Voice): string {
  return facts[fact.kind]?.(fact, say) ?? '';
}

function tellerFor<Context>(
  catalogue: DownforceCatalogue,
  shared: SharedWords,
  voice: (context: Context) => Voice,
): Teller<Context> {
  const gatherer = new Gatherer();
  return {
    hear: (fact, context) => {
      const { before, now } = gatherer.hear(fact);
      const say = voice(context);
      const texts = [before, now].map((told) => toldText(catalogue, shared, told, say));
      return texts.filter((text) => text !== '').join(' ');
    },
    rest: (context) => toldText(catalogue, shared, gatherer.rest(), voice(context)),
  };
}

function storyOf(
  catalogue: DownforceCatalogue,
  shared: SharedWords,
  facts: readonly DownforceFact[],
  say: Voice,
): readonly StoryLine[] {
  const gatherer = new Gatherer();
  const lines: StoryLine[] = [];
  let first = 0;
  const add = (told: Told | undefined, last: number) => {
    if (told === undefined) return;
    const text = toldText(catalogue, shared, told, say);
    if (text !== '') lines.push({ text, first, last });
    first = last + 1;
  };
  for (const [index, fact] of facts.entries()) {
    const { before, now } = gatherer.hear(fact);
    add(before, index - 1);
    add(now, index);
  }
  add(gatherer.rest(), facts.length - 1);
  return lines;
}

function toldText(
  catalogue: DownforceCatalogue,
  shared: SharedWords,
  told: Told | undefined,
  say: Voice,
): string {
  if (told === undefined || (told.kind === 'draws' && told.cards.length === 0)) return '';
  if (isGathered(catalogue, told)) return gatheredText(catalogue, told, say);
  return isSilent(catalogue, told, say) ? '' : factText(catalogue, shared, told, say);
}

function isGathered({ gathered }: DownforceCatalogue, told: Told): told is Gathered {
  return Object.hasOwn(gathered, told.kind);
}

function gatheredText<Kind extends GatheredKind>(
  { gathered }: DownforceCatalogue,
  told: GatheredOf<Kind>,
  say: Voice,
): string {
  return gathered[told.kind](told, say);
}

/** The two ways to tell facts: one by one, or a whole list. */
export function saidBy<Context>(
  catalogue: DownforceCatalogue,
  shared: SharedWords,
  voice: (context: Context) => Voice,
): {
  readonly teller: () => Teller<Context>;
  readonly story: (facts: readonly DownforceFact[], context: Context) => readonly StoryLine[];
} {
  const { typeset } = shared;
  return {
    teller: () => {
      const teller = tellerFor(catalogue, shared, voice);
      return {
        hear: (fact, context) => typeset(teller.hear(fact, context)),
        rest: (context) => typeset(teller.rest(context)),
      };
    },
    story: (facts, context) =>
      storyOf(catalogue, shared, facts, voice(context)).map((line) => ({
        ...line,
        text: typeset(line.text),
      })),
  };
}

const SILENT: Silent = {
  turn: ({ seat }, say) => !say.isYou(seat),
  'bid-laid': ({ seat }, say) => !say.isYou(seat),
  'power-chosen': ({ seat }, say) => !say.isYou(seat),
  'bet-laid': ({ seat }, say) => !say.isYou(seat),
  'podium-laid': ({ seat }, say) => !say.isYou(seat),
  'slip-laid': () => true,
  'die-set': ({ seat }, say) => !say.isYou(seat),
  'bids-asked': ({ seats }, say) => say.isEverybody(seats),
  'order-chosen': ({ order }) => order === 'top-down',
  'proved-absent': () => true,
  'line-chosen': () => true,
  'line-moved': () => true,
  stays: () => true,
};

function isSilent<Kind extends FactKind>(
  { silent }: DownforceCatalogue,
  fact: FactOf<Kind>,
  say: Voice,
): boolean {
  const rule = silent?.[fact.kind] ?? SILENT[fact.kind];
  return rule?.(fact, say) ?? false;
}
