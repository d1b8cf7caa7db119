import type { CardName, CarName, Team } from '@paddock/formula';
import type { FormulaCatalogue, PlainVerb, ThingVerb, Voice } from './catalogue.ts';

/** An action's notation as a button label; unreadable text stays as it is. */
export function actionLabel({ plain, things, teams }: FormulaCatalogue, text: string, say: Voice): string {
  const [verb = '', thing = ''] = text.split(' ');
  if (Object.hasOwn(plain, verb)) return plain[verb as PlainVerb];
  if (!Object.hasOwn(things, verb)) return text;
  const name: Readonly<Record<ThingVerb, () => string>> = {
    play: () => say.card(thing as CardName),
    draw: () => say.card(thing as CardName),
    car: () => say.carLabel(thing as CarName),
    die: () => thing,
    grid: () => teams[thing as Team],
    give: () => teams[thing as Team],
  };
  return things[verb as ThingVerb](name[verb as ThingVerb]());
}
