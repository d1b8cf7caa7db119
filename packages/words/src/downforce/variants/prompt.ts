import {
  costsOf,
  mayBetTwice,
  ODDS,
  payoutsOf,
  POWERS,
  type CarName,
  type CardView,
  type DownforcePublic,
  type Phase,
  type PowerName,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { SharedWords } from '../../shared.ts';
import { capital } from '../../text.ts';
import { cardLine } from '../card.ts';
import type { DownforceCatalogue } from '../catalogue.ts';
import { actorOf, lineNow, missingIn } from '../prompt.ts';
import type { Ask } from './parts.ts';
import { lineText, type Voice } from '../voice.ts';

/** What variants ask in the phases of the printed game. */
export interface VariantPrompts {
  /** D-V7 */
  readonly die: (car: CarName, power: PowerName | null, say: Voice) => string;
  /** D-V9: by place, those that pay; and the places that cost something. */
  readonly betAtOdds: (bet: number, times: readonly number[]) => string;
  readonly betOrCost: (
    bet: number,
    pays: readonly string[],
    costs: readonly { readonly at: number; readonly cost: string }[],
  ) => string;
  readonly podium: (bet: number, pays: readonly string[]) => string;
  /** D-V5: what declining at this line means; and where one bets only once, as under rulings 1. */
  readonly mayDecline: (line: number) => string;
  readonly mayDeclineOnce: string;
  /** D-V8i: why it asks about a line that moves nothing. */
  readonly blockedLine: (car: string) => string;
  /** D-V10: Thrifty; then Obstructive, alone and with Strategic. */
  readonly save: (line: string) => string;
  readonly shorten: (line: string) => string;
  readonly decide: (line: string) => string;
}

interface Asked {
  readonly asks: Partial<Readonly<Record<Phase, Ask>>>;
  readonly prompts: VariantPrompts;
}

/** `undefined`: use the printed game's prompt. */
export function variantPrompt(
  printed: DownforceCatalogue,
  { asks, prompts }: Asked,
  { and }: SharedWords,
  open: DownforcePublic,
  say: Voice,
): string | undefined {
  const waiting = open.asked.length > 0 ? missingIn(open) : [actorOf(open)];
  const isAsked = waiting.some(say.isYou);
  const own = asks[open.phase];
  if (own !== undefined) return isAsked ? own.ask(open) : own.wait(and(waiting.map(say.name)));
  if (!isAsked) return undefined;
  if (open.phase === 'bidding') return diePrompt(prompts, open, say);
  if (open.phase === 'betting') {
    const bet = betPrompt(printed, prompts, open);
    return open.options.timely ? `${bet} ${declinePrompt(prompts, open)}` : bet;
  }
  if (open.card === null) return undefined;
  if (open.phase === 'deciding-line') return linePrompt(printed, prompts, open, open.card, say);
  if (open.phase !== 'choosing-wild' || !open.card.saved) return undefined;
  return prompts.save(capital(lineText(printed, lineNow(open.card))));
}

function diePrompt(
  prompts: VariantPrompts,
  { auction: { forSale, power }, options }: DownforcePublic,
  say: Voice,
): string | undefined {
  if (options.auction !== 'dice' || forSale === null) return undefined;
  return prompts.die(forSale, power, say);
}

function declinePrompt(prompts: VariantPrompts, { variant, betsAsked }: DownforcePublic): string {
  return mayBetTwice(variant) ? prompts.mayDecline(betsAsked) : prompts.mayDeclineOnce;
}

/** D-E2, D-V9: the question, and what the bet pays. */
function betPrompt(
  { prompts: printed, money }: DownforceCatalogue,
  prompts: VariantPrompts,
  { betsAsked, options }: DownforcePublic,
): string {
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
      return printed.bet(betsAsked, pays);
  }
}

function linePrompt(
  printed: DownforceCatalogue,
  prompts: VariantPrompts,
  open: DownforcePublic,
  card: CardView,
  say: Voice,
): string {
  const line = lineNow(card);
  const question = lineQuestion(printed, prompts, open, card, actorOf(open))(lineText(printed, line));
  const { colour } = cardLine(line);
  if (!card.blocked || colour === 'wild') return question;
  return `${prompts.blockedLine(say.carAtStart(colour))} ${question}`;
}

/** D-P4 and Obstructive (D-V10): what may be done with the line. */
function lineQuestion(
  { prompts: printed }: DownforceCatalogue,
  prompts: VariantPrompts,
  { powers }: DownforcePublic,
  { ignored, shortened }: CardView,
  actor: Seat,
): (line: string) => string {
  const mayIgnore = powers[POWERS.indexOf('strategic')] === actor && !ignored;
  const mayShorten = powers[POWERS.indexOf('obstructive')] === actor && !shortened;
  if (!mayShorten) return printed.decideLine;
  return mayIgnore ? prompts.decide : prompts.shorten;
}
