import type { Outlook } from '../../bot.ts';
import type { Weigh } from '../judgement.ts';
import type { LightVariant } from '../light/light-variant.ts';
import { armsOf, type Arm } from './arms.ts';
import { Search, type Effort } from './search.ts';

/** Weighs by search what another way of weighing thinks best. */
export function searching(weigh: Weigh, effort: Effort, variants: readonly LightVariant[]): Weigh {
  return (question) => {
    // A budget counts games that are played on; what to choose from takes no longer than a club's turn.
    const plans = weigh({ ...question, budget: { ...question.budget, iterations: Infinity } });
    const arms = armsOf(question.rules, question.seat, plans);
    if (arms.length <= 1) return plans;
    const search = new Search(question, arms, effort, variants);
    search.run();
    return arms.map((arm) => ({ ...arm.plan, value: search.valueOf(arm), ...outlookOf(arm) }));
  };
}

/** Nothing is known about a plan that was never tried. */
function outlookOf({ score, wins, root: { visits } }: Arm): { outlook?: Outlook } {
  return visits === 0 ? {} : { outlook: { points: score / visits, win: wins / visits } };
}
