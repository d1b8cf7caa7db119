import {
  payoutsOf,
  powersKept,
  type CarName,
  type CardView,
  type DownforcePublic,
  type Phase,
  type PowerName,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { SharedWords } from '../shared.ts';
import type { DownforceCatalogue } from './catalogue.ts';
import { overPrompt } from './outcome.ts';
import { lineText, type Voice } from './voice.ts';

/** The question for the seat to act, and what the others are told meanwhile. */
export interface Prompts {
  readonly drawing: (seat: Seat, say: Voice) => string;
  readonly bid: (car: CarName, power: PowerName | null, say: Voice) => string;
  readonly waitBids: (names: string, car: string) => string;
  /** D-V8h: against one or two automas several are kept. */
  readonly keep: (areSeveral: boolean) => string;
  readonly waitKeep: (names: string) => string;
  /** `pays`: for the first three places, as far as they pay. */
  readonly bet: (bet: number, pays: readonly string[]) => string;
  readonly waitBets: (names: string, bet: number) => string;
  readonly play: () => string;
  readonly waitPlay: (name: string) => string;
  readonly order: () => string;
  readonly waitOrder: (name: string) => string;
  readonly chooseLine: () => string;
  readonly waitLine: (name: string) => string;
  readonly decideLine: (line: string) => string;
  readonly waitDecide: (name: string, line: string) => string;
  readonly wild: (number: number) => string;
  readonly waitWild: (name: string, number: number) => string;
  /** `isOn`: it has already moved some spaces. */
  readonly step: (car: string, left: number, isOn: boolean) => string;
  /** D-P2: somebody else's card moves your car. */
  readonly steer: (car: string, left: number, player: string) => string;
  readonly waitStep: (name: string, car: string, left: number) => string;
  /** D-P1 and D-P3. */
  readonly add: (car: string, spaces: number, power: string) => string;
  readonly waitAdd: (name: string, car: string, spaces: number) => string;
}

/** What to do now, addressed to the listener. */
export function promptFor(
  catalogue: DownforceCatalogue,
  shared: SharedWords,
  open: DownforcePublic,
  say: Voice,
): string {
  return (
    catalogue.table[open.phase] ??
    catalogue.question?.(open, say) ??
    printedPrompt(catalogue, shared, open, say)
  );
}

function printedPrompt(
  catalogue: DownforceCatalogue,
  shared: SharedWords,
  open: DownforcePublic,
  say: Voice,
): string {
  const { prompts, phases } = catalogue;
  const { phase, card } = open;
  const turn = open.turn ?? 0;
  if (isOneOf(SEALED, phase)) return sealed(catalogue, shared, { ...open, phase }, say);
  if (isOneOf(ON_CARD, phase) && card !== null) return onCard(catalogue, { ...open, phase }, card, say);
  if (phase === 'drawing') return prompts.drawing(turn, say);
  if (phase === 'playing') return say.isYou(turn) ? prompts.play() : prompts.waitPlay(say.name(turn));
  return phase === 'over' ? overPrompt(catalogue, shared, open, say) : (phases[phase] ?? '');
}

const SEALED = ['bidding', 'keeping', 'betting'] as const;
const ON_CARD = [
  'ordering',
  'choosing-line',
  'deciding-line',
  'choosing-wild',
  'stepping',
  'adding',
] as const;

function isOneOf<Some extends Phase>(some: readonly Some[], phase: Phase): phase is Some {
  return some.some((each) => each === phase);
}

/** The seats that are still to make a sealed choice. */
export function missingIn({ asked, chosen }: DownforcePublic): readonly Seat[] {
  return asked.filter((seat) => !chosen.includes(seat));
}

/** The one asked while a card is resolved: its player, or Cunning's owner (D-P2). */
export function actorOf({ actor, turn }: DownforcePublic): Seat {
  return actor ?? turn ?? 0;
}

/** A sealed choice: asks the listener, or names those who have not chosen yet. */
function sealed(
  { prompts, table, money }: DownforceCatalogue,
  { and }: SharedWords,
  open: DownforcePublic & { readonly phase: (typeof SEALED)[number] },
  say: Voice,
): string {
  const { phase, auction, betsAsked, options } = open;
  const missing = missingIn(open);
  const isAsked = missing.some(say.isYou);
  const names = and(missing.map(say.name));
  switch (phase) {
    case 'bidding': {
      const { forSale, power } = auction;
      if (forSale === null) return table.selling ?? '';
      return isAsked ? prompts.bid(forSale, power, say) : prompts.waitBids(names, say.car(forSale));
    }
    case 'keeping':
      return isAsked ? prompts.keep(powersKept(options.automas) > 1) : prompts.waitKeep(names);
    case 'betting': {
      if (!isAsked) return prompts.waitBets(names, betsAsked);
      const pays = (payoutsOf(options).bets[betsAsked - 1] ?? []).filter((amount) => amount > 0);
      return prompts.bet(betsAsked, pays.map(money));
    }
  }
}

function onCard(
  catalogue: DownforceCatalogue,
  open: DownforcePublic & { readonly phase: (typeof ON_CARD)[number] },
  card: CardView,
  say: Voice,
): string {
  const { prompts } = catalogue;
  const actor = actorOf(open);
  const name = say.name(actor);
  const isYours = say.isYou(actor);
  const line = lineNow(card);
  const number = Number(line.slice(1));
  switch (open.phase) {
    case 'ordering':
      return isYours ? prompts.order() : prompts.waitOrder(name);
    case 'choosing-line':
      return isYours ? prompts.chooseLine() : prompts.waitLine(name);
    case 'deciding-line': {
      const text = lineText(catalogue, line);
      return isYours ? prompts.decideLine(text) : prompts.waitDecide(name, text);
    }
    case 'choosing-wild':
      return isYours ? prompts.wild(number) : prompts.waitWild(name, number);
    case 'stepping':
      return stepping(catalogue, open, card, actor, say);
    case 'adding': {
      if (card.car === null || card.adds === null) return catalogue.phases.adding ?? '';
      const { power, spaces } = card.adds;
      return isYours
        ? prompts.add(say.carAtStart(card.car), spaces, say.power(power))
        : prompts.waitAdd(name, say.car(card.car), spaces);
    }
  }
}

function stepping(
  { prompts, phases }: DownforceCatalogue,
  { turn }: DownforcePublic,
  { car, left, moved }: CardView,
  actor: Seat,
  say: Voice,
): string {
  if (car === null) return phases.stepping ?? '';
  if (!say.isYou(actor)) return prompts.waitStep(say.name(actor), say.car(car), left);
  return turn === null || turn === actor
    ? prompts.step(say.car(car), left, moved)
    : prompts.steer(say.car(car), left, say.name(turn));
}

/** The line being moved: 'r6', 'w2'. */
export function lineNow({ lines, line }: CardView): string {
  return lines.match(/[a-z]\d/g)?.[line ?? 0] ?? '';
}
