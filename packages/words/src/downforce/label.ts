import { CARS, LETTERS, type CarName, type PowerName } from '@paddock/downforce';
import type { Voice } from './voice.ts';

/** The actions of the printed game that name nothing. */
export type PlainVerb = 'reveal' | 'top-down' | 'bottom-up' | 'ignore' | 'move' | 'more' | 'enough';
/** Variants add theirs. */
export type PlainWords = Readonly<Record<string, string>>;
/** Those that do; `declare` and `home` are `bid … declared` and `step home`. */
export type ThingVerb =
  | 'deal'
  | 'draw'
  | 'grid'
  | 'give'
  | 'sale'
  | 'power'
  | 'lot'
  | 'track'
  | 'turn'
  | 'die'
  | 'bid'
  | 'declare'
  | 'keep'
  | 'play'
  | 'line'
  | 'wild'
  | 'bet'
  | 'step'
  | 'home'
  | 'plaque'
  | 'offer'
  | 'swap'
  | 'podium'
  | 'predict';

export type ThingWords = Readonly<Record<ThingVerb, (thing: string) => string>>;

/** An action's notation as the label of a button; what cannot be read stays as it is. */
export function actionLabel(
  { plain, things }: { readonly plain: PlainWords; readonly things: Partial<ThingWords> },
  text: string,
  say: Voice,
): string {
  const [written = '', thing = '', after] = text.split(' ');
  const label = text === 'offer pass' ? plain['pass'] : plain[written];
  if (label !== undefined) return label;
  const verb = verbOf(written, thing, after);
  const own = Object.hasOwn(things, verb) ? things[verb as ThingVerb] : undefined;
  return own?.(thingName(verb as ThingVerb, thing, after ?? '', say)) ?? text;
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
