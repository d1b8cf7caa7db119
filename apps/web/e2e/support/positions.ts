import type { Page } from '@playwright/test';
import { downforce, downforceGame, type DownforceOptions, type DownforceView } from '@paddock/downforce';
import { formulaGame, type FormulaOptions, type FormulaView } from '@paddock/formula';
import { fastChance } from '@paddock/kernel';
import { Plan } from '@paddock/table';
import { seedGame, type Position } from './seed.ts';

export interface DownforcePosition extends Position<DownforceOptions, DownforceView> {
  /** One person and bots; `seats` goes before. */
  readonly players?: number;
}

/** The first seat is asked, or the game is over. */
export function seedDownforce(page: Page, position: DownforcePosition): Promise<string> {
  const { players = 3, until, ...rest } = position;
  const seats = ['person', ...Array.from({ length: players - 1 }, () => 'rookie')];
  return seedGame(page, downforceGame, {
    seats,
    ...rest,
    until: (view, toAct) => (toAct.length === 0 || toAct.includes(0)) && until(view, toAct),
  });
}

/** Races are as short as they can be. */
export function seedFormula(page: Page, position: Position<FormulaOptions, FormulaView>): Promise<string> {
  return seedGame(page, formulaGame, { options: { races: 1, removed: 24 }, ...position });
}

interface Phased {
  readonly public: { readonly phase: string };
}

export function inPhase(wanted: string): (view: Phased) => boolean {
  return ({ public: { phase } }) => phase === wanted;
}

export const isOver = inPhase('over');

/** A turn of the first seat at Formula. */
export function isPlaying({ public: { phase, turn } }: FormulaView): boolean {
  return phase === 'playing' && turn === 0;
}

type DownforcePlan = ReturnType<typeof planFor>;

function planFor(view: DownforceView) {
  return new Plan(downforce, 0, view, fastChance('plan'));
}

/** What the first seat may do at Downforce, as it is written. */
export function legalIn(view: DownforceView): string[] {
  return planFor(view).legal();
}

/** A play of the first seat that leads to `atLeast` choices of that verb or more: 'step', 'wild'. */
export function planTo(view: DownforceView, verb: string, atLeast = 2): readonly string[] | undefined {
  if (view.public.phase !== 'playing') return undefined;
  for (const play of legalIn(view)) {
    const plan = planFor(view);
    plan.take(play);
    takeForced(plan);
    const choices = plan.isEnded ? [] : plan.legal().filter((text) => text.startsWith(`${verb} `));
    if (choices.length >= atLeast) return plan.texts;
  }
  return undefined;
}

/** What has only one answer is answered by the page itself. */
function takeForced(plan: DownforcePlan): void {
  while (!plan.isEnded) {
    const [only, other] = plan.legal();
    if (only === undefined || other !== undefined) return;
    plan.take(only);
  }
}
