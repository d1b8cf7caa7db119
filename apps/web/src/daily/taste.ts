import type { Answer } from '@paddock/bots';
import { fastChance } from '@paddock/kernel';

/** Of the way from the best plan's value to the worst one's: what is above it is nearly as good. */
const NEARLY = 0.1;

/** Club bots do not roll dice: what tells one club from another is what it picks among plans that are nearly equal. */
export function pickOf({ do: best, reasons: { alternatives } }: Answer, seed: string): readonly string[] {
  const [first, last] = [alternatives[0], alternatives.at(-1)];
  if (first === undefined || last === undefined) return best;
  const least = first.value - NEARLY * (first.value - last.value);
  const near = alternatives.filter(({ value }) => value >= least);
  return near[fastChance(seed).below(near.length)]?.do ?? best;
}
