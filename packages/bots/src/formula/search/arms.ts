import { formula } from '@paddock/formula';
import { CARD, CHOSEN, LINE, PHASE, RUNNING, SLOT } from '@paddock/formula/bytes';
import { isRefusal, type Action } from '@paddock/kernel';
import type { Plan, Weighed } from '../weigh.ts';

/** What is thought of a plan beforehand counts as much as this many races. */
const OPINION_VISITS = 40;
/** One of club's points, which wins too, is worth as many points. */
const CLUB_POINT = 2;

/** A plan that is played out in imagined worlds, and what it led to. */
export class Arm {
  readonly plan: Weighed;
  readonly actions: readonly Action[];
  /** What a net thinks of it beforehand, in points; without one, club's opinion counts. */
  opinion: number | undefined;
  visits = 0;
  value = 0;
  win = 0;
  points = 0;

  constructor(plan: Weighed) {
    this.plan = plan;
    this.actions = plan.do.map((text) => {
      const action = formula.read(text);
      if (isRefusal(action)) throw new Error(text);
      return action;
    });
  }

  /** What was seen and what was thought. Arms that have been seen equally often can be compared. */
  get worth(): number {
    const opinion = this.opinion ?? CLUB_POINT * this.plan.value;
    return (this.value + OPINION_VISITS * opinion) / (this.visits + OPINION_VISITS);
  }
}

/** The best plans, one for every board that a card can lead to. `plans`: best first. */
export function armsOf(plans: readonly Weighed[]): Arm[] {
  const boards = new Set<string>();
  const different = plans.filter((plan) => {
    const board = boardAfter(plan);
    return !boards.has(board) && boards.add(board);
  });
  return different.map((plan) => new Arm(plan));
}

function boardAfter({ do: [first], after: { bytes } }: Plan): string {
  const line = bytes.subarray(LINE, SLOT).join(' ');
  return [
    first?.startsWith('play') === true ? first : '',
    line,
    bytes[RUNNING],
    bytes[PHASE],
    bytes[CARD],
    bytes[CHOSEN],
  ].join();
}
