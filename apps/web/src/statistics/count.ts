import { findGame } from '../game/find-game.ts';
import { stored } from '../app/stored.ts';
import type { GameSummary, Store } from '../session/store.ts';
import type { Figures } from './figures.ts';
import { readGame } from './read-game.ts';

/** Raised when figures are counted in another way: then every game is read again. */
const VERSION = 1;

interface Counted {
  readonly version: number;
  readonly figures: readonly Figures[];
}

/** A finished game never changes, so what was counted once is kept. */
const counted = stored<Counted>('statistics', isCounted, { version: VERSION, figures: [] });

function isCounted(value: unknown): value is Counted {
  const { version, figures } = (value ?? {}) as Partial<Counted>;
  return version === VERSION && Array.isArray(figures);
}

/** Longer than this the page is not kept waiting for. */
const SLICE_MS = 12;

export interface Counting {
  readonly figures: readonly Figures[];
  readonly done: number;
  readonly of: number;
  readonly unread: number;
}

/** Yours, from the oldest; `tell` hears how far it is. */
export async function countGames(
  device: Store,
  tell: (counting: Counting) => void,
  isWanted: () => boolean,
): Promise<void> {
  const { games } = await device.games();
  const over = games.filter(({ result }) => result !== undefined).toSorted((a, b) => a.touched - b.touched);
  const before = counted.peek().figures;
  const known = new Map(before.map((each) => [keyOf(each.id, each.at), each]));
  const figures: Figures[] = [];
  let unread = 0;
  let since = performance.now();
  for (const [done, summary] of over.entries()) {
    const each = known.get(keyOf(summary.id, summary.touched)) ?? (await figuresOf(device, summary));
    if (each === 'unread') unread++;
    else if (each !== undefined) figures.push(each);
    if (performance.now() - since < SLICE_MS) continue;
    tell({ figures: [], done, of: over.length, unread });
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return;
    since = performance.now();
  }
  if (figures.length !== before.length || figures.some(({ id, at }) => !known.has(keyOf(id, at))))
    counted.value = { version: VERSION, figures };
  tell({ figures, done: over.length, of: over.length, unread });
}

/** Lessons use an id again. */
function keyOf(id: string, at: number): string {
  return `${id} ${at}`;
}

/** One game that cannot be read must not hide the others. */
async function figuresOf(device: Store, summary: GameSummary): Promise<Figures | 'unread' | undefined> {
  try {
    const saved = await device.game(summary.id);
    const game = findGame(summary.game);
    if (saved === undefined || game === undefined) return 'unread';
    const { rules } = await game.loadGame(saved.table.head);
    return readGame(rules, summary, saved.table);
  } catch {
    return 'unread';
  }
}
