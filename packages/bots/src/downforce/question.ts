import type { DownforceRules, DownforceState, DownforceView, Phase, Track } from '@paddock/downforce';
import type { Action, FastChance, Seat } from '@paddock/kernel';
import type { Budget, Outlook } from '../bot.ts';
import type { Leanings } from '../characters/leanings.ts';
import { Board } from './board.ts';

/**
 * What every level can answer; variants may ask more. Everything from choosing a card to its last step is one kind: a
 * whole card is planned at once.
 */
export type QuestionKind = 'bid' | 'keep' | 'bet' | 'ready' | 'drive';

/** What a seat is asked, and all it knows. `state` is one the view allows: its hidden cards are made up. */
export interface Question {
  readonly rules: DownforceRules;
  readonly view: DownforceView;
  readonly seat: Seat;
  readonly state: DownforceState;
  readonly board: Board;
  readonly actions: readonly Action[];
  readonly texts: readonly string[];
  readonly chance: FastChance;
  readonly budget: Budget;
  readonly leanings: Leanings;
}

/** A whole answer to a question, and its value to the player. */
export interface Plan {
  readonly do: readonly string[];
  readonly value: number;
  /** Where the cars are afterwards, if it moves any. */
  readonly board?: Board;
  readonly outlook?: Outlook;
}

export function ask(
  rules: DownforceRules,
  state: DownforceState,
  view: DownforceView,
  seat: Seat,
  chance: FastChance,
  budget: Budget,
  leanings: Leanings = {},
): Question {
  const legal: Action[] = [];
  const count = rules.legal(state, seat, legal);
  const actions = legal.slice(0, count);
  const texts = actions.map((action) => rules.write(action));
  const board = Board.of(trackOf(state, view), view.public);
  return {
    rules,
    view,
    seat,
    state,
    board,
    actions,
    texts,
    chance,
    budget,
    leanings,
  };
}

const KINDS: Readonly<Partial<Record<Phase, QuestionKind>>> = {
  bidding: 'bid',
  keeping: 'keep',
  betting: 'bet',
  resting: 'ready',
};

export function kindOf({ view }: Question): QuestionKind {
  return KINDS[view.public.phase] ?? 'drive';
}

function trackOf({ game }: DownforceState, { public: { track } }: DownforceView): Track {
  const found = game.tracks.find(({ file }) => file.id === track);
  if (found === undefined) throw new Error(`there is no track ${track}`);
  return found;
}

/** Nothing to weigh. */
export function onlyWay({ texts }: Question): Plan[] {
  return texts.map((text) => ({ do: [text], value: 0 }));
}

/** The best few of many plans: enough to choose from and to show. */
export function worthShowing(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((a, b) => b.value - a.value).slice(0, ENOUGH_TO_SHOW);
}

const ENOUGH_TO_SHOW = 12;

/** 'play r6y4k2b1' → 'r6y4k2b1'; '' if nothing follows. */
export function thingOf(text: string | undefined): string {
  return text?.split(' ')[1] ?? '';
}
