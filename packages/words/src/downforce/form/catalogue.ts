import type {
  CarName,
  CardName,
  DownforceConflict,
  DownforceOptions,
  DownforceRefusalCode,
  PowerName,
  PresetName,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Label, OptionWords } from '../../game.ts';
import type { RuleId } from '../../page/rules/downforce.ts';
import type { Voice } from '../voice.ts';

/** A refusal's values, as the rules give them. */
export interface RefusalParts {
  readonly card: CardName;
  readonly car: CarName;
  readonly power: PowerName;
  readonly space: number;
  readonly seat: Seat;
  readonly text: string;
}

export type Refusals = Readonly<Record<DownforceRefusalCode, (parts: RefusalParts, say: Voice) => string>>;
type Options = Readonly<Record<keyof DownforceOptions, OptionWords>>;

/** What is said of options, and of what is not allowed. */
export interface FormCatalogue {
  readonly refusals: Refusals;
  /** Those that refusals and options name. */
  readonly rules: Partial<Readonly<Record<RuleId, string>>>;
  readonly options: Options;
  readonly conflicts: Readonly<Record<DownforceConflict, string>>;
  readonly presets: Readonly<Record<PresetName, Label>>;
}

/** What one file says of them. */
export interface FormPart {
  readonly rules?: FormCatalogue['rules'];
  readonly options?: Partial<Options>;
  readonly conflicts?: Partial<FormCatalogue['conflicts']>;
  readonly presets?: Partial<FormCatalogue['presets']>;
}

/** The values that variants add to the printed options. */
export type AddedValues = Partial<Readonly<Record<keyof DownforceOptions, Readonly<Record<string, Label>>>>>;

export function withValues(options: Options, added: AddedValues): Options {
  const entries = Object.entries(options).map(([key, option]) => [
    key,
    { ...option, values: { ...option.values, ...added[key as keyof DownforceOptions] } },
  ]);
  return Object.fromEntries(entries) as Options;
}
