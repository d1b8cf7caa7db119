import { seatsIn, TABLE, TABLE_ALONE, type FastChance } from '@paddock/kernel';
import { highCardGame, type HighCardState, type HighCardView } from '@paddock/kernel/testing/high-card';
import type { Bot } from '../bot.ts';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';

/** A card above the middle wins more often than it loses. */
const rookie: Bot<HighCardView> = ({ public: { ready }, own }) => ({
  do: [ready !== null ? 'ready' : own !== undefined && own.card > 5 ? 'stay' : 'fold'],
  reasons: { code: 'any', params: {}, alternatives: [] },
});

/** Everybody plays as the rookie does. */
function playOn(state: HighCardState, chance: FastChance): void {
  const { rules } = highCardGame;
  for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
    const who = acting === TABLE_ALONE ? TABLE : (seatsIn(acting)[0] ?? 0);
    const text = state.ready !== null ? 'ready' : (state.cards[who] ?? 0) > 5 ? 'stay' : 'fold';
    const action = who === TABLE ? rules.roll(state, chance) : rules.read(text);
    if (typeof action === 'number') rules.apply(state, who, action);
  }
}

/** From the weakest. No club: a game need not have every level. */
const BOTS = { random: randomBot(highCardGame.rules), rookie };

export const HIGH_CARD_BOTS: GameBots = makeGameBots(
  highCardGame,
  BOTS,
  { simplest: 'random', standIn: 'rookie' },
  { playOn },
);
