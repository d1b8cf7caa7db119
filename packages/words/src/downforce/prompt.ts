import {
  costsOf,
  ODDS,
  payoutsOf,
  POWERS,
  powersKept,
  type CardView,
  type DownforcePublic,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { SharedWords } from '../shared.ts';
import { capital } from '../text.ts';
import { cardLine } from './card.ts';
import type { DownforceCatalogue, Voice } from './catalogue.ts';
import { overPrompt } from './outcome.ts';
import { lineText } from './voice.ts';

/** What to do now, as the listener must hear it. */
export function promptFor(
  catalogue: DownforceCatalogue,
  shared: SharedWords,
  open: DownforcePublic,
  say: Voice,
): string {
  const { prompts } = catalogue;
  const { phase } = open;
  switch (phase) {
    case 'drawing-track':
    case 'gridding':
    case 'dealing':
    case 'giving-cars':
    case 'giving-powers':
    case 'selling':
    case 'turning-power':
    case 'revealing-bids':
    case 'drawing-lots':
    case 'revealing-powers':
    case 'drawing-hands':
    case 'revealing-hands':
    case 'revealing-bets':
    case 'turning-bids':
    case 'turning-card':
    case 'dealing-plaques':
    case 'drawing-first':
    case 'revealing-slips':
      return prompts.table[phase];
    case 'bidding':
    case 'keeping':
    case 'betting':
    case 'predicting':
    case 'swapping':
    case 'resting':
      return sealed(catalogue, shared, { ...open, phase }, say);
    case 'drawing':
      return prompts.drawing(open.turn ?? 0, say);
    case 'playing': {
      const turn = open.turn ?? 0;
      return say.isYou(turn) ? prompts.play() : prompts.waitPlay(say.name(turn));
    }
    case 'numbering':
    case 'ordering':
    case 'choosing-line':
    case 'deciding-line':
    case 'choosing-wild':
    case 'stepping':
    case 'adding':
      return open.card === null
        ? catalogue.phases[phase]
        : onCard(catalogue, { ...open, phase }, open.card, say);
    case 'over':
      return overPrompt(catalogue, shared, open, say);
  }
}

/** D-V8h: three beside one automa, two beside two. */
function keepsSeveral({ options }: DownforcePublic): boolean {
  return powersKept(options.automas) > 1;
}

type SealedPhase = 'bidding' | 'keeping' | 'betting' | 'predicting' | 'swapping' | 'resting';

/** All choose at once: the listener, or those who have not chosen yet. */
function sealed(
  catalogue: DownforceCatalogue,
  { and }: SharedWords,
  open: DownforcePublic & { readonly phase: SealedPhase },
  say: Voice,
): string {
  const { prompts } = catalogue;
  const { phase, asked, chosen, auction, betsAsked, options } = open;
  const missing = asked.filter((seat) => !chosen.includes(seat));
  const isAsked = missing.some((seat) => say.isYou(seat));
  const names = and(missing.map((seat) => say.name(seat)));
  switch (phase) {
    case 'bidding': {
      const { forSale, power } = auction;
      if (forSale === null) return prompts.table.selling;
      if (!isAsked) return prompts.waitBids(names, say.car(forSale));
      return options.auction === 'dice' ? prompts.die(forSale, power, say) : prompts.bid(forSale, power, say);
    }
    case 'keeping':
      return isAsked ? prompts.keep(keepsSeveral(open)) : prompts.waitKeep(names);
    case 'betting':
      if (!isAsked) return prompts.waitBets(names, betsAsked);
      return options.timely
        ? `${betPrompt(catalogue, open)} ${prompts.mayDecline}`
        : betPrompt(catalogue, open);
    case 'predicting':
      return isAsked ? prompts.predict() : prompts.waitWhispers(names);
    case 'swapping':
      return isAsked ? prompts.swap(betsAsked) : prompts.waitWhispers(names);
    case 'resting':
      return isAsked ? prompts.ready() : prompts.waitReady(names);
  }
}

/** D-E2, D-V9: what is asked for, and what it pays. */
function betPrompt({ prompts, money }: DownforceCatalogue, { betsAsked, options }: DownforcePublic): string {
  const row = (table: readonly (readonly number[])[]) =>
    (table[betsAsked - 1] ?? []).filter((amount) => amount > 0);
  const pays = row(payoutsOf(options).bets).map(money);
  switch (options.bets) {
    case 'odds':
      return prompts.betAtOdds(betsAsked, row(ODDS));
    case 'penalty':
      return prompts.betOrCost(
        betsAsked,
        pays,
        costsOf(betsAsked).map((each) => ({ at: each.place, cost: money(each.cost) })),
      );
    case 'widespread':
      return prompts.podium(betsAsked, pays);
    case 'printed':
    case 'none':
      return prompts.bet(betsAsked, pays);
  }
}

type CardPhase =
  | 'numbering'
  | 'ordering'
  | 'choosing-line'
  | 'deciding-line'
  | 'choosing-wild'
  | 'stepping'
  | 'adding';

/** While a card is resolved, one is asked: its player, or Cunning's owner (D-P2). */
function onCard(
  catalogue: DownforceCatalogue,
  open: DownforcePublic & { readonly phase: CardPhase },
  card: CardView,
  say: Voice,
): string {
  const { prompts } = catalogue;
  const actor = open.actor ?? open.turn ?? 0;
  const name = say.name(actor);
  const isYours = say.isYou(actor);
  const line = lineNow(card);
  const number = Number(line.slice(1));
  switch (open.phase) {
    case 'numbering':
      return isYours ? prompts.numbers() : prompts.waitNumbers(name);
    case 'ordering':
      return isYours ? prompts.order() : prompts.waitOrder(name);
    case 'choosing-line':
      return isYours ? prompts.chooseLine() : prompts.waitLine(name);
    case 'deciding-line': {
      const text = lineText(catalogue, line);
      if (!isYours) return prompts.waitDecide(name, text);
      const question = decide(prompts, open, card, actor)(text);
      const { colour } = cardLine(line);
      if (!card.blocked || colour === 'wild') return question;
      return `${prompts.blockedLine(say.carAtStart(colour))} ${question}`;
    }
    case 'choosing-wild':
      if (isYours && card.saved) return prompts.save(capital(lineText(catalogue, line)));
      return isYours ? prompts.wild(number) : prompts.waitWild(name, number);
    case 'stepping':
      return stepping(catalogue, open, card, actor, say);
    case 'adding': {
      if (card.car === null || card.adds === null) return catalogue.phases.adding;
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
  if (car === null) return phases.stepping;
  if (!say.isYou(actor)) return prompts.waitStep(say.name(actor), say.car(car), left);
  return turn === null || turn === actor
    ? prompts.step(say.car(car), left, moved)
    : prompts.steer(say.car(car), left, say.name(turn));
}

/** D-P4 and Obstructive (D-V10): what may be done with the line. */
function decide(
  prompts: DownforceCatalogue['prompts'],
  { powers }: DownforcePublic,
  { ignored, shortened }: CardView,
  actor: Seat,
): (line: string) => string {
  const mayIgnore = powers[POWERS.indexOf('strategic')] === actor && !ignored;
  const mayShorten = powers[POWERS.indexOf('obstructive')] === actor && !shortened;
  if (!mayShorten) return prompts.decideLine;
  return mayIgnore ? prompts.decide : prompts.shorten;
}

/** The line being moved, as the card's name writes it: 'r6', 'w2'; with the numbers upside down (D-V10) its own number. */
function lineNow({ card, line, upsideDown }: CardView): string {
  const lines = card.match(/[a-z]\d/g) ?? [];
  const at = line ?? 0;
  const numbers = upsideDown ? lines.toReversed() : lines;
  return `${lines[at]?.charAt(0) ?? ''}${numbers[at]?.slice(1) ?? ''}`;
}
