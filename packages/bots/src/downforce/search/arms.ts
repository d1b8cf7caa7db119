import type { DownforceRules } from '@paddock/downforce';
import { isRefusal, type Action, type Seat } from '@paddock/kernel';
import type { Plan } from '../question.ts';
import { Reply } from './tree.ts';

/** How many plans are searched, and how many that begin alike. */
const MOST_ARMS = 16;
const MOST_ALIKE = 3;

/** A plan that is searched. */
export interface Arm {
  readonly plan: Plan;
  readonly actions: readonly Action[];
  readonly root: Reply;
  /** Its value to a club minus that of the best plan: 0 or less. */
  readonly prior: number;
  /** Summed over its visits. */
  score: number;
  wins: number;
}

/** The best plans, few that begin alike, and of those that lead to the same board the first. */
export function armsOf(rules: DownforceRules, seat: Seat, plans: readonly Plan[]): Arm[] {
  const ranked = plans.toSorted((a, b) => b.value - a.value);
  const best = ranked[0]?.value ?? 0;
  const begun = new Map<string, number>();
  const seen = new Set<string>();
  const arms: Arm[] = [];
  for (const plan of ranked) {
    const [first = ''] = plan.do;
    const key = plan.board === undefined ? plan.do.join() : `${first} ${plan.board.key}`;
    const alike = begun.get(first) ?? 0;
    if (arms.length >= MOST_ARMS || alike >= MOST_ALIKE || seen.has(key)) continue;
    begun.set(first, alike + 1);
    seen.add(key);
    const actions = plan.do.map((text) => read(rules, text));
    arms.push({ plan, actions, root: new Reply(seat, 0), prior: plan.value - best, score: 0, wins: 0 });
  }
  return arms;
}

function read(rules: DownforceRules, text: string): Action {
  const action = rules.read(text);
  if (isRefusal(action)) throw new Error(`${text} is not an action`);
  return action;
}
