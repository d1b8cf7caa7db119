import { auctionWorth } from '@paddock/bots/auction-worth';
import {
  countsMoney,
  countsPoints,
  POWERS,
  type CarName,
  type Content,
  type Deck,
  type DownforceFact,
  type DownforceOptions,
  type DownforceView,
} from '@paddock/downforce';
import { rounded, withDecimals } from '../app/figures.ts';
import { loadTexts, type Texts } from '../i18n/texts.ts';
import { hintText } from '../lessons/hint-text.ts';
import { bidWith } from '../downforce/auction/bid-with.ts';
import { loadRules } from '../downforce/rules.ts';
import type { Played } from '../game/page-game.ts';
import type { PlanSpeaker } from './plan-words.ts';

type SaidIn = Texts<'variants' | 'downforcePlans' | 'shared' | 'minds' | 'lessons' | 'formula'>;

export async function speakDownforce(played: Played, names: readonly string[]): Promise<PlanSpeaker> {
  const [texts, { content }] = await Promise.all([
    loadTexts('variants', 'downforcePlans', 'shared', 'minds', 'lessons', 'formula'),
    loadRules(played),
  ]);
  const given = played.options as DownforceOptions;
  const money = (millions: number) => withDecimals(texts.variants.money(rounded(millions)));
  const counts = countsPoints(given) ? 'points' : countsMoney(given) ? 'money' : 'places';
  return {
    counts,
    plan: (plan, { view, facts, seat: you }) => {
      const context = { names, you };
      const clauses = texts.downforcePlans.clauses(
        facts as readonly DownforceFact[],
        context,
        texts.variants,
      );
      return {
        title: texts.variants.action(headOf(plan), context),
        outcome:
          bidText(texts, content.deck, view as DownforceView, plan) ??
          clauses.map(({ text }) => text).join(' '),
      };
    },
    amount: (points) => {
      if (counts === 'points') return withDecimals(texts.shared.points(rounded(points)));
      return counts === 'money' ? money(points) : undefined;
    },
    isLastRace: (view) => {
      const { tour } = (view as DownforceView).public.variant ?? {};
      return tour === undefined || tour.over >= given.worldTour.length - 1;
    },
    why: (answer) =>
      hintText(
        texts.lessons.hints,
        'downforce',
        { downforce: texts.variants, formula: texts.formula },
        answer,
      ) || ownWhy(texts, counts, answer.reasons),
    sale: (view, seat) =>
      counts === 'money' ? saleOf(texts, content, view as DownforceView, seat, money) : [],
  };
}

/** What a placed card offers for the car that is for sale; undefined if none is placed. */
function bidText(
  { minds: { hint }, variants }: SaidIn,
  deck: Deck,
  view: DownforceView,
  [first = '']: readonly string[],
) {
  const [verb, card = '', declared] = first.split(' ');
  const { forSale } = view.public.auction;
  if (verb !== 'bid' || forSale === null) return undefined;
  const offer = bidWith(deck, card, forSale, declared !== undefined);
  return offer > 0 ? hint.bid(variants.money(offer)) : hint.pass;
}

/** The action that stands for the plan: its card, or where a car ends up. */
function headOf(plan: readonly string[]): string {
  const [first = ''] = plan;
  return first.startsWith('step ') ? (plan.at(-1) ?? '') : first;
}

function saleOf(
  { minds: { hint }, variants }: SaidIn,
  content: Content,
  view: DownforceView,
  seat: number,
  money: (millions: number) => string,
): readonly string[] {
  const { forSale, power } = view.public.auction;
  const worth = view.public.phase === 'bidding' ? auctionWorth(content, view, seat) : undefined;
  if (worth === undefined || forSale === null) return [];
  const car = hint.carWorth(variants.car(forSale), money(worth.car));
  return power === null ? [car] : [car, hint.powerWorth(variants.power(power).label, money(worth.power))];
}

/** What the lessons have no sentence for. */
function ownWhy(
  { minds: { hint }, variants }: SaidIn,
  counts: PlanSpeaker['counts'],
  { code, params }: { code: string; params: Params },
): string {
  // Cars may be auctioned where money decides nothing (D-V3).
  if (counts !== 'money' && (code === 'bids' || code === 'passes')) return '';
  const say = Object.entries(hint.why).find(([known]) => known === code)?.[1];
  const power = POWERS.find((name) => name === params['power']);
  const thing = power === undefined ? carIn(params, variants) : variants.power(power).label;
  return say?.(thing, variants.money(Number(params['offer'] ?? 0))) ?? '';
}

type Params = Readonly<Record<string, string | number>>;

function carIn(params: Params, words: SaidIn['variants']): string {
  const car = params['car'];
  return typeof car === 'string' && car !== '' ? words.car(car as CarName) : '';
}
