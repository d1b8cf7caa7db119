import type {
  CarName,
  CardName,
  DownforceFact,
  DownforceOptions,
  DownforcePublic,
  LineName,
  Phase,
  PowerName,
  PresetName,
} from '@paddock/downforce';
import type { Context } from '../context.ts';
import type { GameWords, Label } from '../game.ts';
import type { SharedWords } from '../shared.ts';
import { typesetAll } from '../text.ts';
import type { DownforceCatalogue } from './catalogue.ts';
import type { DownforceFormWords } from './form/words.ts';
import { actionLabel } from './label.ts';
import type { SheetWords } from './names.ts';
import { standingsText } from './outcome.ts';
import { promptFor } from './prompt.ts';
import { spaceText, type Across } from './space.ts';
import { factText, saidBy, type StoryLine, type Teller } from './tell.ts';
import { cardText, lineText, sideLabel, trackName, voiceOf } from './voice.ts';

export interface DownforceWords extends GameWords<
  DownforceFact,
  DownforcePublic,
  keyof DownforceOptions,
  PresetName
> {
  /** «red 6, yellow 4, black 2, blue 1»; «Speed-8 (red)» */
  readonly card: (card: CardName) => string;
  /** «red 6», «wild 2» */
  readonly line: (line: LineName) => string;
  /** «red», agreeing with «car», without article; a wild line's colour is 'wild'. */
  readonly car: (car: CarName | 'wild') => string;
  /** A name, and one sentence to its owner. */
  readonly power: (power: PowerName) => Label;
  readonly track: (id: string, own?: Pick<Context, 'tracks'>) => string;
  /** «space 41», or with its lane «space 41, inside lane». */
  readonly space: (space: number, across?: Across) => string;
  /** Whole millions: «$6M», «−$3M», «$0». */
  readonly money: (millions: number) => string;
  readonly sheet: SheetWords;
  readonly phase: (phase: Phase) => string;
  /** Each listener needs its own. */
  readonly teller: () => Teller<Context>;
  /** The same telling for a whole list of facts. */
  readonly story: (facts: readonly DownforceFact[], context: Context) => readonly StoryLine[];
}

/** What a table says; the options and refusals are `DownforceFormWords`. */
export type DownforceTableWords = Omit<DownforceWords, keyof DownforceFormWords>;

export function tableWords(catalogue: DownforceCatalogue, shared: SharedWords): DownforceTableWords {
  const { typeset } = shared;
  const voice = (context: Context) => voiceOf(catalogue, shared, context);
  const powers = typesetAll(catalogue.powers, typeset);
  return {
    title: catalogue.title,
    fact: (fact, context) => typeset(factText(catalogue, shared, fact, voice(context))),
    prompt: (open, context) => typeset(promptFor(catalogue, shared, open, voice(context))),
    action: (text, context) => typeset(actionLabel(catalogue, text, voice(context))),
    side: (standing, context) => sideLabel(standing, voice(context)),
    standings: (standings, context, options) =>
      typeset(standingsText(catalogue, shared, standings, voice(context), options)),
    card: (card) => cardText(catalogue, card),
    line: (line) => lineText(catalogue, line),
    car: (car) => catalogue.colours[car],
    power: (power) => powers[power] ?? { label: power, text: '' },
    track: (id, own) => trackName(catalogue, id, own?.tracks),
    space: (space, across) => spaceText(catalogue, space, across),
    money: catalogue.money,
    sheet: typesetAll(catalogue.sheet, typeset),
    phase: (phase) => catalogue.phases[phase] ?? '',
    ...saidBy(catalogue, shared, voice),
  };
}
