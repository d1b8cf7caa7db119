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
import type { SharedWords } from '../../shared.ts';
import type { RuleId } from '../../page/rules/downforce.ts';
import type { Voice } from '../voice.ts';
import type { CircuitText } from './circuits.ts';

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

/** Texts about options and refusals. */
export interface FormCatalogue {
  readonly refusals: Refusals;
  /** The rules that refusals and options name. */
  readonly rules: Partial<Readonly<Record<RuleId, string>>>;
  readonly options: Options;
  readonly conflicts: Readonly<Record<DownforceConflict, string>>;
  readonly presets: Readonly<Record<PresetName, Label>>;
  readonly circuitText: CircuitText;
}

/** A list in `allowed` is one that variants extend. */
type GivenOption = Omit<OptionWords, 'allowed'> & { readonly allowed: string | readonly string[] };
type GivenOptions = Readonly<Record<keyof DownforceOptions, GivenOption>>;

/** One file's part of the catalogue. */
export interface FormPart {
  readonly rules?: FormCatalogue['rules'];
  readonly options?: Partial<GivenOptions>;
  readonly conflicts?: Partial<FormCatalogue['conflicts']>;
  readonly presets?: Partial<FormCatalogue['presets']>;
}

/** What variants add to the printed options. */
export interface AddedValues {
  readonly values?: Partial<Readonly<Record<keyof DownforceOptions, Readonly<Record<string, Label>>>>>;
  readonly allowed?: Partial<Readonly<Record<keyof DownforceOptions, string>>>;
}

export function allOptions(
  options: GivenOptions,
  { values = {}, allowed = {} }: AddedValues,
  { or }: SharedWords,
): Options {
  const entries = Object.entries(options).map(([name, option]) => {
    const key = name as keyof DownforceOptions;
    const list = typeof option.allowed === 'string' ? [option.allowed] : option.allowed;
    return [
      key,
      {
        ...option,
        allowed: or([...list, allowed[key] ?? []].flat()),
        values: { ...option.values, ...values[key] },
      },
    ];
  });
  return Object.fromEntries(entries) as Options;
}
