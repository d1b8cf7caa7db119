import type { Chance, Conflict, Seat } from '@paddock/kernel';
import type { VariantView } from '../variants/terms.ts';
import type { Verbs } from './notation.ts';
import type { Content, DownforceState, Game, Phase } from './game.ts';
import type { DownforceOptions, OptionValues } from './options.ts';
import type { DownforcePublic, DownforceView, OwnView } from './views.ts';

/** D-V0: a variant. It applies if an option has one of these values. */
export interface Variant {
  readonly options: OptionValues;
  readonly conflicts?: (content: Content) => readonly Conflict<DownforceOptions>[];
  readonly phases?: readonly Phase[];
  readonly verbs?: Verbs;
  readonly change: (game: Game) => Game;
  /** Its public view, under `variant`. */
  readonly view?: (state: DownforceState) => VariantView;
  /** What it replaces in the printed game's view. */
  readonly viewPublic?: (state: DownforceState) => Partial<DownforcePublic>;
  readonly viewOwn?: (state: DownforceState, seat: Seat) => Partial<OwnView>;
  /** Writes its part of the view into a state that is otherwise complete. */
  readonly restore?: (state: DownforceState, seen: DownforceView, chance: Chance) => void;
}
