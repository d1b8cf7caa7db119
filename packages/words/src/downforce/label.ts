import { CARS, LETTERS, type CarName, type PowerName } from '@paddock/downforce';
import type { DownforceCatalogue, PlainVerb, ThingVerb, Voice } from './catalogue.ts';

/** An action's notation as the label of a button; what cannot be read stays as it is. */
export function actionLabel({ plain, things }: DownforceCatalogue, text: string, say: Voice): string {
  const [written = '', thing = '', after] = text.split(' ');
  if (text === 'offer pass') return plain.pass;
  if (Object.hasOwn(plain, written)) return plain[written as PlainVerb];
  const verb = verbOf(written, thing, after);
  return Object.hasOwn(things, verb)
    ? things[verb as ThingVerb](thingName(verb as ThingVerb, thing, after ?? '', say))
    : text;
}

function verbOf(verb: string, thing: string, after: string | undefined): string {
  if (verb === 'bid' && after === 'declared') return 'declare';
  return verb === 'step' && thing === 'home' ? 'home' : verb;
}

function thingName(verb: ThingVerb, thing: string, after: string, say: Voice): string {
  switch (verb) {
    case 'deal':
    case 'draw':
    case 'bid':
    case 'declare':
    case 'play':
    case 'turn':
      return say.card(thing);
    case 'grid':
    case 'give':
    case 'sale':
    case 'wild':
    case 'bet':
    case 'plaque':
      return say.car(thing as CarName);
    case 'power':
    case 'keep':
      return say.power(thing as PowerName);
    case 'lot':
      return say.seat(Number(thing.slice('seat-'.length)));
    case 'track':
      return say.track(thing);
    case 'line':
      return say.line(thing);
    case 'swap':
      return `${say.carLabel(thing as CarName)}, ${say.carLabel(after as CarName)}`;
    case 'podium':
    case 'predict':
      return CARS.flatMap((_, place) => CARS.filter((_car, car) => LETTERS[car] === thing[place]))
        .map(say.carLabel)
        .join(', ');
    case 'die':
    case 'offer':
    case 'step':
    case 'home':
      return thing;
  }
}
