import { CARS, LETTERS, type CarName, type PowerName } from '@paddock/downforce';
import type { Voice } from './voice.ts';

/** The printed game's actions without a thing. */
export type PlainVerb = 'reveal' | 'top-down' | 'bottom-up' | 'ignore' | 'move' | 'more' | 'enough';
/** Variants add theirs. */
export type PlainWords = Readonly<Record<string, string>>;
/** Actions with a thing, and an automa's; `declare` and `home` are `bid … declared` and `step home`. */
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
  | 'home';

/** Variants add theirs. */
export type ThingWords = Readonly<Record<string, (thing: string) => string>>;

/** An action's notation as a button label; unreadable text stays as it is. */
export function actionLabel(
  { plain, things }: { readonly plain: PlainWords; readonly things: ThingWords },
  text: string,
  say: Voice,
): string {
  const [written = '', thing = '', after = ''] = text.split(' ');
  const label = text === 'offer pass' ? plain['pass'] : plain[written];
  if (label !== undefined) return label;
  const verb = verbOf(written, thing, after);
  const name = isThingVerb(verb) ? NAMES[verb](thing, say) : carNames(thing, after, say);
  return things[verb]?.(name) ?? text;
}

function verbOf(verb: string, thing: string, after: string): string {
  if (verb === 'bid' && after === 'declared') return 'declare';
  return verb === 'step' && thing === 'home' ? 'home' : verb;
}

type Naming = (thing: string, say: Voice) => string;

const card: Naming = (thing, say) => say.card(thing);
const car: Naming = (thing, say) => say.car(thing as CarName);
const power: Naming = (thing, say) => say.power(thing as PowerName);
const asWritten: Naming = (thing) => thing;

const NAMES: Readonly<Record<ThingVerb, Naming>> = {
  deal: card,
  draw: card,
  bid: card,
  declare: card,
  play: card,
  turn: card,
  grid: car,
  give: car,
  sale: car,
  wild: car,
  bet: car,
  power,
  keep: power,
  lot: (thing, say) => say.seat(Number(thing.slice('seat-'.length))),
  track: (thing, say) => say.track(thing),
  line: (thing, say) => say.line(thing),
  die: asWritten,
  step: asWritten,
  home: asWritten,
};

function isThingVerb(verb: string): verb is ThingVerb {
  return Object.hasOwn(NAMES, verb);
}

/** The thing of a variant's action: a car, two cars, cars in order by their letters, or a number. */
function carNames(thing: string, after: string, say: Voice): string {
  if (isCar(thing)) return isCar(after) ? `${say.carLabel(thing)}, ${say.carLabel(after)}` : say.car(thing);
  const cars = thing.split('').flatMap((letter) => CARS.filter((_, at) => LETTERS[at] === letter));
  return cars.length === 0 ? thing : cars.map(say.carLabel).join(', ');
}

function isCar(name: string): name is CarName {
  return CARS.some((known) => known === name);
}
