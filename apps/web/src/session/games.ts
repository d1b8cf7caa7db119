import type { FormulaFact, FormulaOptions, FormulaState, FormulaView } from '@paddock/formula';
import { keepForOffline } from '../app/offline.ts';
import { holdGame } from './hold.ts';
import { formulaKind } from './kind.ts';
import { LocalSession, type NewGame } from './local.ts';
import { store, type Store } from './store.ts';

export type FormulaSession = LocalSession<FormulaOptions, FormulaState, FormulaView, FormulaFact>;

/** A game that can be played here, or why not. */
export type Opened =
  | { readonly as: 'session'; readonly session: FormulaSession; readonly leave: () => void }
  | { readonly as: 'missing' }
  | { readonly as: 'elsewhere' }
  | { readonly as: 'no-storage' }
  | { readonly as: 'damaged'; readonly entry: number };

/** Games whose opening nobody has seen yet. */
const unseen = new Set<string>();

export async function startGame(game: NewGame<FormulaOptions>): Promise<string> {
  const id = await LocalSession.create(formulaKind, await store(), game, Date.now());
  unseen.add(id);
  return id;
}

export async function openGame(id: string, takeOver: boolean): Promise<Opened> {
  let device: Store;
  try {
    device = await store();
  } catch {
    return { as: 'no-storage' };
  }
  let session: FormulaSession | undefined;
  const release = await holdGame(id, takeOver, () => session?.giveUp());
  if (release === undefined) return { as: 'elsewhere' };
  const [saved, summaries] = await Promise.all([device.game(id), device.games()]);
  const summary = summaries.find((known) => known.id === id);
  if (saved === undefined || summary === undefined || summary.game !== formulaKind.rules.game) {
    release();
    return { as: 'missing' };
  }
  const opened = LocalSession.open(formulaKind, device, saved, summary, unseen.delete(id));
  if ('wrongEntry' in opened) {
    release();
    return { as: 'damaged', entry: opened.wrongEntry };
  }
  session = opened;
  session.whenPlayed = keepForOffline;
  return {
    as: 'session',
    session: opened,
    leave: () => {
      opened.close();
      release();
    },
  };
}
