import { isIn, type Chance, type Seat, type ViewShape } from '@paddock/kernel';
import type { AnyRules } from '../tables/games.ts';

/** More actions than any turn has. */
const MOST = 100;

/** A turn of any legal actions: where no bot has answered, the game goes on all the same. */
export function anyLegalTurn(rules: AnyRules, view: ViewShape, seat: Seat, chance: Chance): string[] {
  const state = rules.imagine(view, chance);
  const texts: string[] = [];
  const legal: number[] = [];
  while (texts.length < MOST && isIn(rules.toAct(state), seat)) {
    const action = legal[chance.below(rules.legal(state, seat, legal), 'lot')];
    if (action === undefined) break;
    rules.apply(state, seat, action);
    texts.push(rules.write(action));
  }
  return texts;
}
