/** Over 300 lines: one list of promises that every game's desk must keep. */
import '../../testing/browser.ts';
import { isDeepStrictEqual } from 'node:util';
import { refuse, type Seat, type ViewShape } from '@paddock/kernel';
import type { DownforceFact, DownforceView } from '@paddock/downforce';
import { formula, type FormulaFact, type FormulaView } from '@paddock/formula';
import { raceWith } from '@paddock/formula/testing';
import type { ReadonlySignal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmMoves, speed } from '../../app/settings.ts';
import { Desk as DownforceDesk } from '../../downforce/desk.ts';
import { LOADED } from '../../downforce/testing/loaded.ts';
import { RandomGame } from '../../downforce/testing/random-game.ts';
import { Desk as FormulaDesk } from '../../formula/desk.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { HeldSession } from '../testing/held-session.ts';
import type { MovingBoard } from './animator.ts';
import type { Desk } from './desk.ts';
import type { PlannedTurn } from './planned-turn.ts';

beforeEach(() => {
  speed.value = 'off';
});
afterEach(() => {
  confirmMoves.value = true;
});

const FORMULA_TEXTS = await loadTexts('table', 'shared', 'formula', 'formulaTexts');

const YOU = 0;
const OTHER = 1;

type AnyDesk<View extends ViewShape, Fact> = Desk<
  View,
  Fact,
  PlannedTurn<View, Fact>,
  MovingBoard<View, Fact> & { readonly places: ReadonlySignal<unknown> }
>;

interface Position<View extends ViewShape, Fact> {
  readonly viewOf: (seat: Seat) => View;
  readonly deskOn: (session: HeldSession<View, Fact>) => AnyDesk<View, Fact>;
  /** A whole plan of YOU. */
  readonly plan: readonly string[];
  /** Nobody else sees anything of it. */
  readonly isSealed?: boolean;
}

function firstBid(): Position<DownforceView, DownforceFact> {
  const game = new RandomGame().until(({ public: { phase } }) => phase === 'bidding');
  const [card = ''] = game.view(YOU).own?.hand ?? [];
  return {
    viewOf: (seat) => game.view(seat),
    deskOn: (session) => new DownforceDesk(session, LOADED),
    plan: [`bid ${card}`],
    isSealed: true,
  };
}

function drive(): Position<DownforceView, DownforceFact> {
  const game = new RandomGame({ seed: 'one 0', options: { powers: 'none' } });
  game.until(({ public: { phase } }, toAct) => phase === 'playing' && toAct[0] === YOU);
  const desk = new DownforceDesk(new HeldSession(YOU, game.view(YOU)), LOADED);
  desk.follow();
  desk.chooseCard(game.view(YOU).own?.hand[0] ?? '');
  for (let line = 0; line < 12 && desk.turn?.isComplete === false; line++) {
    const [first = ''] = desk.turn.legal;
    if (first.startsWith('step ')) desk.takeInside();
    else desk.choose(first);
  }
  return {
    viewOf: (seat) => game.view(seat),
    deskOn: (session) => new DownforceDesk(session, LOADED),
    plan: desk.turn?.texts ?? [],
  };
}

function play(): Position<FormulaView, FormulaFact> {
  const state = raceWith({ hands: ['overtake-3-red turbo'] });
  return {
    viewOf: (seat) => formula.view(state, seat),
    deskOn: (session) => new FormulaDesk(session, FORMULA_TEXTS),
    plan: ['play overtake-3-red', 'car red-1'],
  };
}

/** Everything that waits for nothing has been shown. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function proveDesk<View extends ViewShape, Fact>(name: string, position: () => Position<View, Fact>): void {
  const { viewOf, deskOn, plan, isSealed = false } = position();

  function start(viewer: Seat | 'public' = YOU) {
    const session = new HeldSession<View, Fact>(viewer, viewOf(viewer === 'public' ? YOU : viewer));
    const desk = deskOn(session);
    desk.follow();
    return { session, desk };
  }

  /** Steps without an alternative are there already. */
  function chooseAll(desk: AnyDesk<View, Fact>): void {
    for (const [index, text] of plan.entries()) if (desk.turn?.texts[index] !== text) desk.choose(text);
  }

  /** The question is away. */
  function chooseMeanwhile(session: HeldSession<View, Fact>, desk: AnyDesk<View, Fact>): void {
    session.mayAct.value = false;
    for (const [index, text] of plan.entries()) if (session.keptPlan.value[index] !== text) desk.choose(text);
  }

  function planned() {
    const { session, desk } = start();
    chooseAll(desk);
    expect(desk.turn?.texts).toEqual(plan);
    return { session, desk };
  }

  describe(`the desk: ${name}`, () => {
    it('a plan is kept, and a reload takes it up again', () => {
      const { session, desk } = planned();
      expect(session.keptPlan.value).toEqual(plan);
      const again = deskOn(session);
      again.follow();
      expect(again.turn?.texts).toEqual(plan);
      expect(again.canConfirm).toBe(true);
      expect(again.view.value.public).toEqual(desk.view.value.public);
    });

    it('the table shows the plan, unless it is sealed', () => {
      const { desk } = planned();
      const before = viewOf(YOU).public;
      if (isSealed) expect(desk.view.value.public).toEqual(before);
      else expect(desk.view.value.public).not.toEqual(before);
    });

    it('undo goes back to nothing, and nothing is kept', () => {
      const { session, desk } = planned();
      for (let left = plan.length; desk.undo(); left--) expect(left).toBeGreaterThan(0);
      expect(session.keptPlan.value).toEqual([]);
      expect(desk.turn?.isBegun).toBe(false);
      expect(desk.canConfirm).toBe(false);
    });

    it('a plan from elsewhere, such as a hint, waits on the table for its confirmation, and can be taken away', () => {
      confirmMoves.value = false;
      const { session, desk } = start();
      session.offerPlan(plan);
      expect(desk.turn?.texts).toEqual(plan);
      expect([desk.canConfirm, desk.isSent, session.sent]).toEqual([true, false, []]);
      if (!isSealed) expect(desk.view.value.public).not.toEqual(viewOf(YOU).public);
      session.offerPlan([]);
      expect(desk.turn?.isBegun).toBe(false);
      expect(desk.view.value.public).toEqual(viewOf(YOU).public);
    });

    it('a plan stays on the table when the session forgets the one before it', () => {
      const { session, desk } = planned();
      session.keepPlan([]);
      expect(desk.turn?.texts).toEqual(plan);
    });

    it('a plan is sent whole, and cannot be changed on its way', async () => {
      const { session, desk } = planned();
      const confirmed = desk.confirm();
      expect(desk.isSent).toBe(true);
      expect(desk.undo()).toBe(false);
      expect(desk.choose(plan[0] ?? '')).toBe(false);
      await confirmed;
      expect(session.sent).toEqual([plan]);
    });

    it('its own steps come back without moving anything; then the plan is done', async () => {
      const { session, desk } = planned();
      const steps = desk.turn?.steps ?? [];
      await settled();
      const places = desk.animator.places.value;
      await desk.confirm();
      session.happen(YOU, ...steps);
      expect(desk.isSent).toBe(steps.length > 1);
      const moved: unknown[] = [];
      const stop = desk.animator.places.subscribe((now) => moved.push(now));
      await vi.waitFor(() => expect(session.moment.value).toBeNull());
      stop();
      expect(moved.filter((now) => !isDeepStrictEqual(now, places))).toEqual([]);
      expect([desk.turn, desk.isSent]).toEqual([null, false]);
      expect(desk.view.value).toEqual(steps.at(-1)?.view);
    });

    it('the table stays as planned while its first step comes back', async () => {
      const { session, desk } = planned();
      const steps = desk.turn?.steps ?? [];
      const shown = desk.view.value.public;
      await desk.confirm();
      session.happen(YOU, ...steps);
      if (steps.length > 1) expect(desk.view.value.public).toEqual(shown);
      else expect(desk.view.value).toEqual(steps[0]?.view);
    });

    it('what somebody else does first is shown in full: it is not an echo', async () => {
      const { session, desk } = planned();
      await desk.confirm();
      session.happen(OTHER, { facts: [], view: viewOf(YOU) });
      expect(desk.isSent).toBe(false);
      expect(desk.view.value).toEqual(viewOf(YOU));
    });

    it('everything may have been shown before the answer comes: then too the plan is done', async () => {
      const { session, desk } = planned();
      const steps = desk.turn?.steps ?? [];
      const answer = Promise.withResolvers<undefined>();
      vi.spyOn(session, 'command').mockReturnValue(answer.promise);
      const confirmed = desk.confirm();
      await settled();
      session.happen(OTHER, { facts: [], view: viewOf(YOU) });
      session.happen(YOU, ...steps);
      await vi.waitFor(() => expect(session.moment.value).toBeNull());
      answer.resolve(undefined);
      await confirmed;
      expect([desk.turn, desk.isSent]).toEqual([null, false]);
      expect(desk.view.value).toEqual(steps.at(-1)?.view);
    });

    it('skipping ends the wait for its own steps', async () => {
      const { session, desk } = planned();
      const steps = desk.turn?.steps ?? [];
      await desk.confirm();
      session.happen(YOU, ...steps);
      desk.skip();
      expect(desk.isSent).toBe(false);
      expect(session.moment.value).toBeNull();
    });

    it('a refused command says why, and the plan is there again', async () => {
      const { session, desk } = planned();
      session.refusal = refuse('too-busy', 'table');
      await desk.confirm();
      expect(desk.refused.value).toBe(session.refusal);
      expect(desk.isSent).toBe(false);
      expect(desk.turn?.texts).toEqual(plan);
    });

    it('confirmed while somebody else’s choice is shown, it is sent when that has been', async () => {
      const { session, desk } = planned();
      session.mayAct.value = false;
      expect(desk.canConfirm).toBe(true);
      await desk.confirm();
      expect(session.sent).toEqual([]);
      session.mayAct.value = true;
      await vi.waitFor(() => expect(session.sent).toEqual([plan]));
      expect(desk.refused.value).toBeNull();
    });

    it('confirmed just before somebody else’s choice comes in, it is sent after that', async () => {
      const { session, desk } = planned();
      const confirmed = desk.confirm();
      session.mayAct.value = false;
      await confirmed;
      expect(session.sent).toEqual([]);
      session.mayAct.value = true;
      await vi.waitFor(() => expect(session.sent).toEqual([plan]));
      expect(desk.refused.value).toBeNull();
    });

    it('confirmed when the question is gone, it is refused', async () => {
      const { session, desk } = planned();
      const confirmed = desk.confirm();
      session.keptPlan.value = [];
      session.mayAct.value = false;
      await confirmed;
      expect(desk.refused.value).toMatchObject({ code: 'not-now' });
      session.mayAct.value = true;
      expect(session.sent).toEqual([]);
    });

    it('chosen while somebody else’s choice is stored, it is there when the question is back', () => {
      const { session, desk } = start();
      chooseMeanwhile(session, desk);
      expect([desk.turn, session.keptPlan.value]).toEqual([null, plan]);
      session.mayAct.value = true;
      expect(desk.turn?.texts).toEqual(plan);
      expect(desk.canConfirm).toBe(true);
    });

    it('without confirmations, and chosen meanwhile, it is sent when the question is back', async () => {
      confirmMoves.value = false;
      const { session, desk } = start();
      chooseMeanwhile(session, desk);
      expect(session.sent).toEqual([]);
      session.mayAct.value = true;
      await vi.waitFor(() => expect(session.sent).toEqual([plan]));
    });

    it('without confirmations it is sent with its last choice', async () => {
      confirmMoves.value = false;
      const { session, desk } = start();
      chooseAll(desk);
      await vi.waitFor(() => expect(session.sent).toEqual([plan]));
    });

    it('the rules say why where the viewer is not asked, and nothing is kept', () => {
      const { session, desk } = start(OTHER);
      session.mayAct.value = false;
      expect(desk.choose('nonsense')).toBe(false);
      expect(desk.refused.value).toMatchObject({ code: 'unreadable' });
      expect(session.keptPlan.value).toEqual([]);
      expect(desk.turn).toBeNull();
    });

    it('a spectator chooses nothing', () => {
      const { desk } = start('public');
      expect(desk.choose(plan[0] ?? '')).toBe(false);
      expect(desk.refused.value).toBeNull();
    });
  });
}

proveDesk('D-A2, a sealed bid of Downforce', firstBid);
proveDesk('D-R2, a card of Downforce', drive);
proveDesk('F-T1, a card of Formula', play);
