import { dailySalts, dailySeats, dailyTable } from '@paddock/table';
import { playerName } from '../app/settings.ts';
import { findGame } from '../game/find-game.ts';
import { ui } from '../i18n/index.ts';
import { unseen } from '../session/games.ts';
import { BOT_NAMES } from '../session/names.ts';
import { randomHex } from '../session/random.ts';
import { store, type SavedGame } from '../session/store.ts';
import { summaryOf } from '../session/summary.ts';
import type { Deal } from './deal.ts';
import { noteTry } from './kept.ts';

/** The counted try, or the same deal for practice; gives the game's id. */
export async function startDaily({ race, secret, id: counted }: Deal, isPractice: boolean): Promise<string> {
  const game = findGame(race.game);
  if (game === undefined) throw new Error(`there is no ${race.game}`);
  const [kind, bots, device] = await Promise.all([game.loadGame('defaults'), game.loadBots(), store()]);
  const you = playerName.peek() || ui().home.player(1);
  const table = dailyTable(kind.rules, race, dailySeats(bots.standIn, [you, ...BOT_NAMES]), secret);
  const id = isPractice ? `${counted}-${randomHex(4)}` : counted;
  const saved: SavedGame = { id, revision: 1, table: table.save(), ownSalts: [dailySalts()], plan: [] };
  await device.saveGame(summaryOf(kind, table, saved, Date.now()), saved);
  if (!isPractice) noteTry({ day: race.day, id });
  unseen.add(id);
  return id;
}
