import type {
  CardName,
  CarName,
  FormulaFact,
  FormulaOptions,
  FormulaPublic,
  Phase,
  PresetName,
  Team,
} from '@paddock/formula';
import type { Context } from '../context.ts';
import type { GameWords } from '../game.ts';
import type { SharedWords } from '../shared.ts';
import { capital, typesetAll } from '../text.ts';
import { cardWords, type CardWords } from './card-words.ts';
import type { FormulaCatalogue, Voice } from './catalogue.ts';
import { actionLabel } from './label.ts';
import { promptFor } from './prompt.ts';
import { conflictText, refusalText } from './refusal.ts';
import { valueLabel } from './value.ts';
import { carLabel, voiceOf } from './voice.ts';

export interface FormulaWords extends GameWords<
  FormulaFact,
  FormulaPublic,
  keyof FormulaOptions,
  PresetName
> {
  readonly card: (card: CardName) => CardWords;
  /** «red», agreeing with «team», without article. */
  readonly colour: (team: Team) => string;
  /** «the red team» */
  readonly team: (team: Team) => string;
  /** «red 1», or «Ana Prost (red 1)» if drivers have names; without article. */
  readonly car: (car: CarName, context?: Pick<Context, 'drivers'>) => string;
  readonly phase: (phase: Phase) => string;
}

export function formulaWords(catalogue: FormulaCatalogue, shared: SharedWords): FormulaWords {
  const { typeset } = shared;
  const voice = (context: Context) => voiceOf(catalogue, context);
  const options = typesetAll(catalogue.options, typeset);
  const presets = typesetAll(catalogue.presets, typeset);
  return {
    title: catalogue.title,
    fact: (fact, context) => typeset(factText(catalogue, fact, voice(context))),
    refusal: (refusal, context) => typeset(refusalText(catalogue, shared, refusal, context)),
    option: (key) => options[key],
    optionValue: (key, value, context) => typeset(valueLabel(catalogue, shared, key, value, context)),
    conflict: (code) => typeset(conflictText(catalogue, shared, code)),
    preset: (name) => presets[name],
    prompt: (open, context) => typeset(promptFor(catalogue, shared, open, voice(context))),
    action: (text, context) => typeset(actionLabel(catalogue, text, voice(context))),
    side: (standing, context) => {
      const side = voice(context).side(standing);
      return side === catalogue.you ? capital(side) : side;
    },
    standings: (standings, context) => typeset(catalogue.standings(standings, voice(context))),
    card: (card) => typesetAll(cardWords(catalogue, card), typeset),
    colour: (team) => catalogue.teamColours[team],
    team: (team) => catalogue.teams[team],
    car: (car, context) => carLabel(catalogue, car, context?.drivers),
    phase: (phase) => catalogue.phases[phase],
  };
}

function factText<Kind extends FormulaFact['kind']>(
  { facts }: FormulaCatalogue,
  fact: Extract<FormulaFact, { kind: Kind }>,
  say: Voice,
): string {
  return facts[fact.kind](fact, say);
}
