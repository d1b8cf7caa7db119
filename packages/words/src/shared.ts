/** Refusals by the kernel, not by a game; options and deals come in as words. */
interface KernelRefusals {
  readonly 'empty-command': () => string;
  readonly 'deal-not-sealed': (deal: string) => string;
  readonly 'unknown-option': (option: string) => string;
  readonly 'bad-option': (label: string, allowed: string) => string;
  readonly 'option-conflict': (labels: string, why: string) => string;
  readonly 'bad-players': (players: string) => string;
}

/** The rules that such refusals name. */
type KernelRule = 'notation' | 'fairness' | 'options';

/** What every game and every page needs, in one language. */
export interface SharedWords {
  /** A place as a table shows it: «1st», «1er», «1.º». */
  readonly place: (place: number) => string;
  /** The same for a car, which is feminine in French: «1re». */
  readonly carPlace: (place: number) => string;
  readonly points: (points: number) => string;
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
  /** «Track: Marina Bay», with the colon spaced as the language does. */
  readonly labelled: (label: string, value: string) => string;
  /** Applies the language's spacing and punctuation; every sentence goes through it. */
  readonly typeset: (text: string) => string;
  readonly rules: Readonly<Record<KernelRule, string>>;
  readonly refusals: Readonly<KernelRefusals>;
  /** For an unknown code. */
  readonly refused: string;
}
