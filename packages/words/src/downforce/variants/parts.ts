import type { Seat } from '@paddock/kernel';
import type { DownforcePublic, Phase, PowerName } from '@paddock/downforce';
import type { Label } from '../../game.ts';
import type { VariantTexts } from '../../page/downforce-variants.ts';
import type { DownforceHelp } from '../../page/help/downforce.ts';
import type { RuleTexts } from '../../page/rules/downforce.ts';
import type { FactWords, PhaseWords, Silent } from '../catalogue.ts';
import type { AddedValues, FormPart, Refusals } from '../form/catalogue.ts';
import type { PlainWords, ThingWords } from '../label.ts';
import type { VariantPrompts } from './prompt.ts';
import type { Voice } from '../voice.ts';

/** A question of a phase that only a variant has, and what the others hear meanwhile. */
export interface Ask {
  readonly ask: (open: DownforcePublic) => string;
  readonly wait: (names: string) => string;
}

/** Everything a language says about one variant. */
export interface VariantPart extends FormPart, AddedValues {
  readonly powers?: Partial<Readonly<Record<PowerName, Label>>>;
  readonly facts?: Partial<FactWords>;
  readonly silent?: Silent;
  readonly phases?: Partial<PhaseWords>;
  readonly table?: Partial<PhaseWords>;
  readonly asks?: Partial<Readonly<Record<Phase, Ask>>>;
  readonly prompts?: Partial<VariantPrompts>;
  readonly plain?: PlainWords;
  readonly things?: ThingWords;
  readonly refusals?: Partial<Refusals>;
  /** What the page's panels say. */
  readonly page?: Partial<VariantTexts>;
  /** In the help: moments that only this variant has. */
  readonly moments?: Partial<DownforceHelp['moments']>;
  readonly rulesPage?: Partial<RuleTexts['rules']>;
}

type Held<Part, Key> = Part extends { readonly [Each in Key & PropertyKey]: infer Value } ? Value : never;
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (both: infer Whole) => void
  ? Whole
  : never;

/** The texts of all variants, merged by kind; a kind that no variant has may be anything. */
type Joined<Part extends VariantPart> = {
  readonly [Key in keyof VariantPart]-?: [Held<Part, Key>] extends [never]
    ? Required<VariantPart>[Key]
    : Both<Held<Part, Key>>;
};

/** For `silent`: told only to the seat it is about. */
export function isOfOthers({ seat }: { readonly seat: Seat }, say: Voice): boolean {
  return !say.isYou(seat);
}

export function joinVariants<Part extends VariantPart>(parts: readonly Part[]): Joined<Part> {
  const joined: Record<string, object> = {};
  for (const [key, words] of parts.flatMap((part) => Object.entries(part))) {
    joined[key] = { ...joined[key], ...words };
  }
  return joined as Joined<Part>;
}
