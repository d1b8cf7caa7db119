import type { CarName, PowerName } from '@paddock/downforce';
import type { DownforceCatalogue, PlainVerb, ThingVerb, Voice } from './catalogue.ts';

/** An action's notation as the label of a button; what cannot be read stays as it is. */
export function actionLabel({ plain, things }: DownforceCatalogue, text: string, say: Voice): string {
  const [written = '', thing = '', after] = text.split(' ');
  if (Object.hasOwn(plain, written)) return plain[written as PlainVerb];
  const verb = verbOf(written, thing, after);
  return Object.hasOwn(things, verb)
    ? things[verb as ThingVerb](thingName(verb as ThingVerb, thing, say))
    : text;
}

function verbOf(verb: string, thing: string, after: string | undefined): string {
  if (verb === 'bid' && after === 'declared') return 'declare';
  return verb === 'step' && thing === 'home' ? 'home' : verb;
}

function thingName(verb: ThingVerb, thing: string, say: Voice): string {
  switch (verb) {
    case 'deal':
    case 'draw':
    case 'bid':
    case 'declare':
    case 'play':
      return say.card(thing);
    case 'grid':
    case 'give':
    case 'sale':
    case 'wild':
    case 'bet':
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
    case 'step':
    case 'home':
      return thing;
  }
}
