import type { GameRecord } from '@paddock/kernel';
import { Table } from '@paddock/table';
import { playerName } from '../app/settings.ts';
import type { PageGame } from '../game/page-game.ts';
import { playedIn } from '../replay/played-in.ts';
import { ui } from '../i18n/index.ts';
import { withSalts } from '../session/own-salts.ts';
import { newSecret, randomHex } from '../session/random.ts';
import { LAB, store, type SavedGame } from '../session/store.ts';
import { summaryOf } from '../session/summary.ts';
import { labTable, type LabSetUp } from './lab-table.ts';

/** Saves the game to play on, and returns its id. */
export async function startLab(
  game: PageGame,
  record: GameRecord,
  { entries, you, level }: Pick<LabSetUp, 'entries' | 'you' | 'level'>,
): Promise<string> {
  const [kind, { standIn }, device] = await Promise.all([
    game.loadGame(playedIn(record)),
    game.loadBots(),
    store(),
  ]);
  const yourName = playerName.peek() || ui().home.player(1);
  const begun = labTable(kind, record, { entries, you, yourName, level, standIn }, newSecret);
  const resumed = Table.resume(kind.rules, begun, newSecret);
  if (!(resumed instanceof Table)) throw new Error('the record does not play again');
  const { table, ownSalts } = withSalts(
    resumed,
    begun.deals.flatMap(({ salts }) => (salts === undefined ? [] : [salts])),
  );
  const saved: SavedGame = {
    id: `${LAB}${randomHex(8)}`,
    revision: 1,
    table: table.save(),
    ownSalts,
    plan: [],
  };
  await device.saveGame(summaryOf(kind, table, saved, Date.now()), saved);
  return saved.id;
}
