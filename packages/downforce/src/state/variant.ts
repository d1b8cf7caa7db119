import type { Chance, Conflict, Seat } from '@paddock/kernel';
import type { VariantView } from '../variants/terms.ts';
import type { Verbs } from './notation.ts';
import type { Content, DownforceState, Game, Phase } from './game.ts';
import type { DownforceOptions, OptionValues } from './options.ts';
import type { DownforcePublic, DownforceView, OwnView } from './views.ts';

/** D-V0: one way to play differently. It is in force where an option has one of its values. */
export interface Variant {
  readonly options: OptionValues;
  readonly conflicts?: (content: Content) => readonly Conflict<DownforceOptions>[];
  readonly phases?: readonly Phase[];
  readonly verbs?: Verbs;
  readonly change: (game: Game) => Game;
  /** What is public, under `variant`. */
  readonly view?: (state: DownforceState) => VariantView;
  /** What it says instead of the printed game's view. */
  readonly viewPublic?: (state: DownforceState) => Partial<DownforcePublic>;
  readonly viewOwn?: (state: DownforceState, seat: Seat) => Partial<OwnView>;
  /** Writes what the view says into a state; the rest of it is there. */
  readonly restore?: (state: DownforceState, seen: DownforceView, chance: Chance) => void;
}
