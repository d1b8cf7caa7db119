import '../testing/browser.ts';
import type { DownforceView } from '@paddock/downforce';
import { batch } from '@preact/signals';
import { expect, it } from 'vitest';
import { HeldSession } from '../table/testing/held-session.ts';
import { Desk } from './desk.ts';
import { LOADED } from './testing/loaded.ts';
import { RandomGame } from './testing/random-game.ts';

/** The last bid is in: before the next car is for sale, the table acts. */
function betweenRounds(): { readonly game: RandomGame; readonly before: DownforceView } {
  const game = new RandomGame({ seed: 'early' }).until(({ public: { phase } }) => phase === 'bidding');
  for (const seat of game.toAct) game.act(seat, `bid ${game.view(seat).own?.hand[0] ?? ''}`);
  return { game, before: game.view(0) };
}

it('a card that is tapped a moment too early is chosen when its question comes', () => {
  const { game, before } = betweenRounds();
  expect(before.public.phase).toBe('revealing-bids');
  const session = new HeldSession<DownforceView, never>(0, before);
  session.mayAct.value = false;
  const desk = new Desk(session, LOADED);
  const stop = desk.follow();
  const card = before.own?.hand[1] ?? '';
  desk.chooseCard(card);
  expect([desk.refused.peek(), desk.earlyCard]).toEqual([null, card]);
  game.until(({ public: { phase } }, toAct) => phase === 'bidding' && toAct.includes(0));
  const next = game.view(0);
  session.happen(1, { facts: [], view: next });
  session.skip();
  batch(() => (session.mayAct.value = true));
  expect([desk.turn?.card, desk.turn?.isComplete, desk.earlyCard]).toEqual([card, true, null]);
  expect(session.sent).toEqual([]);
  stop();
});

it('while a bot plays for the viewer, the prompt does not ask the viewer', () => {
  const view = new RandomGame().until(({ public: { phase } }) => phase === 'bidding').view(0);
  const session = new HeldSession<DownforceView, never>(0, view);
  const desk = new Desk(session, LOADED);
  const prompt = (standIn: string | null) => {
    session.seats.value = ['Ana', 'Bo', 'Cleo', 'Dora'].map((name, seat) => ({
      name,
      standIn: seat === 0 ? standIn : null,
    }));
    return desk.words.prompt(view.public, desk.asked);
  };
  expect(prompt(null)).toMatch(/^Bid on/);
  expect(prompt('club')).toMatch(/^Waiting for Ana/);
});
