import '../testing/browser.ts';
import { DOWNFORCE_BOTS, FORMULA_BOTS, type GameBots } from '@paddock/bots';
import { formula } from '@paddock/formula';
import { raceWith } from '@paddock/formula/testing';
import { canonical, isRefusal, type ViewShape } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { RandomGame } from '../downforce/testing/random-game.ts';
import { planOn } from '../table/desk/planned-turn.ts';
import { hintRows } from './hint-rows.ts';
import { loadSpeaker } from './speaker.ts';

const YOU = 0;
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dora'];

async function hintFor(bots: GameBots, view: ViewShape, options: unknown, level = bots.standIn) {
  const answer = bots.answer(level, canonical(view), 'hint', { iterations: 1000 });
  if (isRefusal(answer)) throw new Error(answer.code);
  const speaker = await loadSpeaker(bots.game.rules.game, { options }, NAMES);
  return { answer, speaker, rows: hintRows(bots.game, speaker, view, YOU, answer) };
}

function expectPlayable(bots: GameBots, view: ViewShape, texts: readonly string[]): void {
  const plan = planOn(bots.game.rules, view, YOU);
  for (const text of texts) expect([text, plan.take(text)]).toEqual([text, undefined]);
}

describe('the best plans in words', () => {
  it('of a card at Downforce: what it is, what it does, and why', async () => {
    const race = new RandomGame({ seed: 'one 0' });
    race.until(({ public: { phase } }, toAct) => phase === 'playing' && toAct[0] === YOU);
    const view = race.view(YOU);
    const { answer, speaker, rows } = await hintFor(DOWNFORCE_BOTS, view, view.public.options);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expectPlayable(DOWNFORCE_BOTS, view, row.do);
      expect(row.title).toMatch(/^Play /);
      expect(row.outcome).toMatch(/[.;]$/);
    }
    expect(rows[0]?.do).toEqual(answer.reasons.alternatives[0]?.do);
    expect(speaker.why(answer)).not.toBe('');
    expect(speaker.amount(12.34)).toBe('$12.3M');
  });

  it('of a bid: what car and power are worth to this hand', async () => {
    const auction = new RandomGame({ options: { powers: 'six' } });
    auction.until(({ public: { phase } }) => phase === 'bidding');
    const view = auction.view(YOU);
    const { speaker, answer, rows } = await hintFor(DOWNFORCE_BOTS, view, view.public.options);
    expect(rows.length).toBeGreaterThan(1);
    for (const { outcome } of rows) expect(outcome).toMatch(/^(?:Bids \$\dM|Passes)\.$/);
    expect(speaker.sale(view, YOU)).toEqual([
      expect.stringMatching(/^The \w+ car is worth about \$[\d.]+M? to you\.$/),
      expect.stringMatching(/^The power .+ adds about \$[\d.]+M?\.$/),
    ]);
    expect(speaker.why(answer)).not.toBe('');
  });

  it('of a card at Formula', async () => {
    const view = formula.view(raceWith({ hands: ['overtake-3-red turbo'] }), YOU);
    const { rows, speaker, answer } = await hintFor(FORMULA_BOTS, view, view.public.options);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expectPlayable(FORMULA_BOTS, view, row.do);
    expect(rows[0]?.title).toMatch(/^Play /);
    expect(speaker.why(answer)).not.toBe('');
    expect(speaker.amount(1)).toBe('1 point');
  });

  it('has figures where the bot gives them, and the order where it does not', async () => {
    const view = formula.view(raceWith({ hands: ['overtake-3-red turbo'] }), YOU);
    const { speaker, answer } = await hintFor(FORMULA_BOTS, view, view.public.options, 'club');
    const outlook = { points: 7.25, win: 0.4 };
    const told = {
      ...answer,
      reasons: {
        ...answer.reasons,
        alternatives: answer.reasons.alternatives.map((plan, at) => (at === 0 ? { ...plan, outlook } : plan)),
      },
    };
    const rows = hintRows(FORMULA_BOTS.game, speaker, view, YOU, told);
    expect(rows.map((row) => row.outlook)).toEqual([outlook, ...rows.slice(1).map(() => undefined)]);
  });
});
