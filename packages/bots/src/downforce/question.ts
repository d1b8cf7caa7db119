import {
  downforce,
  PRINTED_CONTENT,
  type DownforceState,
  type DownforceView,
  type Phase,
  type Track,
} from '@paddock/downforce';
import type { Action, FastChance, Seat } from '@paddock/kernel';
import type { Budget } from '../bot.ts';
import { Board } from './board.ts';

/** Everything from the choice of a card to its last step is one kind: a whole card is planned at once. */
export type QuestionKind = 'bid' | 'keep' | 'bet' | 'drive';

/** What a seat is asked, and all it knows. `state` is one that the view allows: its hidden cards mean nothing. */
export interface Question {
  readonly kind: QuestionKind;
  readonly view: DownforceView;
  readonly seat: Seat;
  readonly state: DownforceState;
  readonly board: Board;
  readonly actions: readonly Action[];
  readonly texts: readonly string[];
  readonly chance: FastChance;
  readonly budget: Budget;
}

/** A whole answer to a question, and what it is worth to its player. */
export interface Plan {
  readonly do: readonly string[];
  readonly value: number;
  /** Where the cars are afterwards, where it moves any. */
  readonly board?: Board;
}

export function ask(
  state: DownforceState,
  view: DownforceView,
  seat: Seat,
  chance: FastChance,
  budget: Budget,
): Question {
  const legal: Action[] = [];
  const count = downforce.legal(state, seat, legal);
  const actions = legal.slice(0, count);
  const texts = actions.map((action) => downforce.write(action));
  const board = Board.of(trackOf(view), view.public);
  return { kind: kindOf(view.public.phase), view, seat, state, board, actions, texts, chance, budget };
}

function kindOf(phase: Phase): QuestionKind {
  if (phase === 'bidding') return 'bid';
  if (phase === 'keeping') return 'keep';
  return phase === 'betting' ? 'bet' : 'drive';
}

function trackOf({ public: { track } }: DownforceView): Track {
  const found = PRINTED_CONTENT.tracks.find(({ file }) => file.id === track);
  if (found === undefined) throw new Error(`there is no track ${track}`);
  return found;
}

/** 'play r6y4k2b1' → 'r6y4k2b1'; '' where nothing follows. */
export function thingOf(text: string | undefined): string {
  return text?.split(' ')[1] ?? '';
}
