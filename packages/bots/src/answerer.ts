import {
  fastChance,
  isIn,
  refuse,
  type Chance,
  type Refusal,
  type Rules,
  type Seat,
  type ViewShape,
} from '@paddock/kernel';
import type { Answer, Bot, Budget } from './bot.ts';
import { LEANINGS } from './characters/leanings.ts';

export interface SeatView extends ViewShape {
  readonly own?: { readonly seat: Seat };
}

/** `level`: with its character, if it has one (`club/Bruno`). `view`: canonical JSON of what the seat sees; the bot knows nothing else. */
export type AnswerView = (level: string, view: string, seed: string, budget: Budget) => Answer | Refusal;

/** One game's bots behind plain text, as a worker needs them. */
export function answerer<Options, State, View extends SeatView, Fact>(
  rules: Rules<Options, State, View, Fact>,
  bots: ReadonlyMap<string, Bot<View>>,
): AnswerView {
  return (named, text, seed, budget) => {
    const [level = '', character = ''] = named.split('/');
    const bot = bots.get(level);
    if (bot === undefined) return refuse('unknown-level', 'bots', { level: level.slice(0, 40) });
    const view = readView(text);
    const seat = view?.own?.seat;
    if (view === undefined || seat === undefined) return refuse('bad-view', 'bots');
    const chance = fastChance(seed);
    const isAsked = isToAct(view, seat, chance);
    if (isAsked === undefined) return refuse('bad-view', 'bots');
    return isAsked
      ? bot(view, seat, chance, budget, LEANINGS[character])
      : refuse('not-to-act', 'bots', { seat });
  };

  function isToAct(view: View, seat: Seat, chance: Chance): boolean | undefined {
    try {
      return isIn(rules.toAct(rules.imagine(view, chance)), seat);
    } catch {
      return undefined;
    }
  }

  function readView(text: string): View | undefined {
    try {
      const view: unknown = JSON.parse(text);
      return typeof view === 'object' && view !== null && 'public' in view ? (view as View) : undefined;
    } catch {
      return undefined;
    }
  }
}
