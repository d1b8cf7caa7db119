import { formula, type FormulaState, type FormulaView } from '@paddock/formula';
import type { FastChance } from '@paddock/kernel';
import { Light } from '../light/light.ts';
import { Guess } from './guess.ts';
import { Recall } from './memory/recall.ts';

/** Hands as champion deals them: by what was played in this race, if the view tells that, or by what players keep. */
export function worldsOf(view: FormulaView, chance: FastChance): (chance: FastChance) => FormulaState {
  const world = formula.imagine(view, chance);
  const light = new Light();
  light.season.read(world);
  const seat = view.own?.seat ?? 0;
  const dealer =
    view.plays === undefined ? new Guess(world, seat, light.season) : new Recall(world, seat, light, chance);
  return (next) => {
    dealer.deal(world, next);
    return world;
  };
}
