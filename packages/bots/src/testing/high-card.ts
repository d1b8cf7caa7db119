import { highCardGame, type HighCardView } from '@paddock/kernel/testing/high-card';
import type { Bot } from '../bot.ts';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';

/** A card above the middle wins more often than it loses. */
const rookie: Bot<HighCardView> = ({ public: { ready }, own }) => ({
  do: [ready !== null ? 'ready' : own !== undefined && own.card > 5 ? 'stay' : 'fold'],
  reasons: { code: 'any', params: {}, alternatives: [] },
});

/** From the weakest. No club: a game need not have every level. */
const BOTS = { random: randomBot(highCardGame.rules), rookie };

export const HIGH_CARD_BOTS: GameBots = makeGameBots(highCardGame, BOTS, {
  simplest: 'random',
  standIn: 'rookie',
});
