import { PRINTED_CONTENT, rulesWith } from '@paddock/downforce';
import { canonical, fastChance, isIn, isRefusal, resolveOptions, seatsIn, TABLE } from '@paddock/kernel';
import { expect, it } from 'vitest';
import { biddersWith } from './bidders.ts';
import { searchersWith } from '../search/levels.ts';

const rules = rulesWith(PRINTED_CONTENT, []);
const [bidders, bots] = [biddersWith(rules), searchersWith(rules, {})];
const ALL = { iterations: 100_000 };

it('bidders are the levels of the game, and bid as they do', () => {
  expect([bidders.levels, bidders.simplest, bidders.standIn]).toEqual([
    bots.levels,
    bots.simplest,
    bots.standIn,
  ]);
  const options = resolveOptions(rules.options, 4, {});
  if (isRefusal(options)) throw new Error(options.code);
  const state = rules.start({ players: 4, options });
  const chance = fastChance('bidders');
  let bids = 0;
  while (rules.view(state, 'public').public.phase !== 'playing') {
    const toAct = rules.toAct(state);
    if (isIn(toAct, TABLE)) {
      rules.apply(state, TABLE, rules.roll(state, chance));
      continue;
    }
    const [seat = 0] = seatsIn(toAct);
    const view = canonical(rules.view(state, seat));
    const level = ['club', 'rookie', 'champion', 'random'][seat] ?? '';
    const answer = bots.answer(level, view, `bid ${bids}`, ALL);
    if (isRefusal(answer)) throw new Error(answer.code);
    if (rules.view(state, 'public').public.phase === 'bidding') {
      expect(bidders.answer(level, view, `bid ${bids}`, ALL)).toEqual(answer);
      bids++;
    }
    for (const text of answer.do) {
      const action = rules.read(text);
      if (isRefusal(action)) throw new Error(text);
      rules.apply(state, seat, action);
    }
  }
  expect(bids).toBeGreaterThan(10);
});
