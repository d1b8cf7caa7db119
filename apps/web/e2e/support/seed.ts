import { expect, type Page } from '@playwright/test';
import { anyLegalTurn } from '@paddock/bots';
import {
  fastChance,
  isRefusal,
  resolveOptions,
  type FastChance,
  type GameModule,
  type Refusal,
  type Seat,
  type ViewShape,
} from '@paddock/kernel';
import { Table, type SavedTable } from '@paddock/table';

export interface Position<Options, View> {
  readonly options?: Partial<Options>;
  /** 'person', or the level of a bot. By default a person in the first seat and three rookies. */
  readonly seats?: readonly string[];
  /** How far to play. Asked with the first seat's view whenever no bot has to act. */
  readonly until: (view: View, toAct: readonly Seat[]) => boolean;
  /** Choices of the first seat that wait for their confirmation; 'whole': a turn at random. */
  readonly plan?: ((view: View) => readonly string[]) | 'whole';
  /** The same seed gives the same game; another one, another. */
  readonly seed?: string;
}

const SEATS = ['person', 'rookie', 'rookie', 'rookie'];
const NAMES = ['Player 1', 'Ada', 'Bruno', 'Chiara', 'Dario', 'Elif'];
const STARTED = Date.UTC(2026, 0, 1);

/** Plays a game at random here, keeps it on the page's device, and opens it there. Returns its id. */
export async function seedGame<Options, State, View extends ViewShape, Fact>(
  page: Page,
  game: GameModule<Options, State, View, Fact>,
  position: Position<Options, View>,
): Promise<string> {
  return openKept(page, findPosition(game, position));
}

/** Keeps a game on the page's device as it is, and opens it there. */
export async function openKept(page: Page, kept: Kept): Promise<string> {
  await keep(page, kept);
  // From one table to another the page would show the old one for a moment.
  if (page.url().includes('#/play/')) await page.goto('/#/between-games');
  await expect(page.locator('.table')).toHaveCount(0);
  await page.goto(`/#/play/${kept.game.id}`);
  await expect(page.locator('.table, .hand-over').first()).toBeVisible();
  // Until the page's own letters have come, others take another room.
  await page.evaluate(async () => {
    const fonts = ['600 1em Barlow Condensed', '700 1em Barlow Condensed', '1em Inter', '600 1em Inter'];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
  });
  return kept.game.id;
}

/** What the page keeps of a game (src/session/store.ts), and what its list shows. */
export interface Kept {
  readonly summary: { readonly id: string; readonly [name: string]: unknown };
  readonly game: {
    readonly id: string;
    readonly revision: number;
    readonly table: SavedTable<unknown>;
    readonly ownSalts: readonly (readonly string[])[];
    readonly plan: readonly string[];
  };
}

/** Not every game comes by there: others are played until one does. */
function findPosition<Options, State, View extends ViewShape, Fact>(
  game: GameModule<Options, State, View, Fact>,
  position: Position<Options, View>,
): Kept {
  for (let attempt = 0; attempt < 200; attempt++) {
    const kept = playedTo(game, position, `${position.seed ?? ''} ${attempt}`);
    if (kept !== undefined) return kept;
  }
  throw new Error('no game came to that position');
}

function playedTo<Options, State, View extends ViewShape, Fact>(
  { rules, races, racesRun }: GameModule<Options, State, View, Fact>,
  { options: given = {}, seats: sitters = SEATS, until, plan }: Position<Options, View>,
  seed: string,
): Kept | undefined {
  const options = resolveOptions(rules.options, sitters.length, given);
  if (isRefusal(options)) throw new Error(options.code);
  // The deals depend on the game's id too.
  const chance = fastChance([seed, rules.game, JSON.stringify(given), ...sitters].join(' '));
  const id = hexOf(chance, 8);
  const seats = sitters.map((sitter, seat) => ({
    name: NAMES[seat] ?? '',
    ...(sitter !== 'person' && { bot: sitter }),
  }));
  const ownSalts: string[][] = [];
  const salted = (table: Table<Options, State, View, Fact>) => {
    if (table.commitments.length === ownSalts.length) return table;
    const salts = seats.map(({ bot }) => (bot === undefined ? hexOf(chance, 16) : ''));
    ownSalts.push(salts);
    return accepted(table.withOwnSalts(salts));
  };
  let table = salted(Table.make(rules, { match: id, options, seats }, () => hexOf(chance, 32)));
  table = accepted(table.start()).table;
  const isBot = (seat: Seat) => seats[seat]?.bot !== undefined;
  while (table.toAct.some(isBot) || !until(table.view(0), table.toAct)) {
    const seat = table.toAct.find(isBot) ?? table.toAct[0];
    if (seat === undefined) return undefined;
    const texts = anyLegalTurn(rules, table.view(seat), seat, chance);
    const next = accepted(table.command({ seat, id: hexOf(chance, 8), asked: table.asked(seat), do: texts }));
    if ('table' in next) table = salted(next.table);
  }
  const { result } = table.record();
  const summary = {
    id,
    game: rules.game,
    seats,
    races: races(options),
    racesRun: racesRun(table.view('public')),
    started: STARTED,
    touched: STARTED,
    ...(result && { result }),
  };
  const planned = plan === 'whole' ? anyLegalTurn(rules, table.view(0), 0, chance) : plan?.(table.view(0));
  return { summary, game: { id, revision: 1, table: table.save(), ownSalts, plan: planned ?? [] } };
}

function accepted<Value>(value: Value | Refusal): Value {
  if (isRefusal(value)) throw new Error(value.code);
  return value;
}

function hexOf(chance: FastChance, bytes: number): string {
  return Array.from({ length: bytes }, () => chance.below(256).toString(16).padStart(2, '0')).join('');
}

/** As the page itself keeps a game (src/session/store.ts); a page that is nowhere yet is brought to the site first. */
export async function keep(page: Page, kept: Kept): Promise<void> {
  if (page.url() === 'about:blank') {
    const body = '<link rel="icon" href="data:,">';
    await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/blank');
  }
  await page.evaluate(async ({ summary, game }) => {
    const opening = indexedDB.open('paddock');
    opening.addEventListener('upgradeneeded', () => {
      for (const store of ['games', 'saves', 'records'])
        opening.result.createObjectStore(store, { keyPath: 'id' });
    });
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction(['games', 'saves'], 'readwrite');
    transaction.objectStore('games').put(summary);
    transaction.objectStore('saves').put(game);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, kept);
}
