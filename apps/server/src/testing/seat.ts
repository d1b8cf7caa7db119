import { randomBytes } from 'node:crypto';
import { type FormulaFact, type FormulaView, formulaGame } from '@paddock/formula';
import { fastChance, type Refusal, type Seat, type ViewShape, eraseGame } from '@paddock/kernel';
import type { ChatLine, Client, DealInfo, GameNow, TableFeed, TableInfo } from '@paddock/protocol';
import type { Moment } from '@paddock/table';
import { anyLegalTurn } from '@paddock/bots';
import type { AnyRules } from '../tables/any-table.ts';

const FORMULA = eraseGame(formulaGame).rules;

/** What somebody has on their screen of one table; a Formula one, unless other rules are given. */
export class Screen {
  readonly feed: TableFeed;
  view: FormulaView | undefined;
  now: GameNow | undefined;
  info: TableInfo | undefined;
  viewer: Seat | 'public' = 'public';
  isHost = false;
  lastTurn = 0;
  deals: readonly DealInfo[] = [];
  chat: readonly ChatLine[] = [];
  isGone = false;
  wholes = 0;
  readonly refusals: Refusal[] = [];
  readonly moments: Moment<FormulaView, FormulaFact>[] = [];
  readonly ownSalts = new Map<number, string>();
  readonly #rules: AnyRules;
  #wake: (() => void)[] = [];

  constructor(client: Client, table: string, key?: string, rules: AnyRules = FORMULA) {
    this.#rules = rules;
    this.feed = client.follow(table, key, {
      info: (info, { viewer, isHost }) => {
        Object.assign(this, { info, viewer, isHost });
        this.#changed();
      },
      whole: (view, now, lastTurn) => {
        Object.assign(this, { view, now, lastTurn });
        this.wholes++;
        this.#changed();
      },
      moments: (moments, now) => {
        this.moments.push(...(moments as Moment<FormulaView, FormulaFact>[]));
        this.view = this.moments.at(-1)?.view;
        this.now = now;
        this.#changed();
      },
      now: (now) => {
        this.now = now;
        this.#changed();
      },
      deals: (deals) => {
        this.deals = deals;
        this.#changed();
      },
      chat: (lines) => {
        this.chat = lines;
        this.#changed();
      },
      gone: () => {
        this.isGone = true;
        this.#changed();
      },
      refused: (problem) => {
        this.refusals.push(problem);
        this.#changed();
      },
    });
  }

  /** Waits for something to be on the screen. */
  async until(isSo: (screen: this) => boolean, milliseconds = 20_000): Promise<void> {
    const timeout = Date.now() + milliseconds;
    while (!isSo(this)) {
      if (Date.now() > timeout)
        throw new Error(`it never came: ${isSo.toString()} ${JSON.stringify(this.now)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  get isMyTurn(): boolean {
    return (this.now?.asked ?? -1) >= 0 && this.now?.toAct.includes(this.viewer as Seat) === true;
  }

  /** A salt for the deal that waits for one, as a page sends it by itself. */
  async salt(): Promise<void> {
    const deal = this.deals.length - 1;
    if (deal < 0 || this.deals[deal]?.salts !== undefined || this.ownSalts.has(deal)) return;
    const salt = randomBytes(16).toString('hex');
    this.ownSalts.set(deal, salt);
    await this.feed.addSalt(deal, salt);
  }

  /** A random whole turn. */
  plan(seed = randomBytes(8).toString('hex')): string[] {
    if (this.view === undefined || this.viewer === 'public') return [];
    return randomTurn(this.view, this.viewer, seed, this.#rules);
  }

  /** Plays every turn of its own at random. */
  async playToEnd(): Promise<void> {
    for (;;) {
      await this.until(({ now, isMyTurn }) => isMyTurn || now?.isOver === true);
      if (this.now?.isOver === true) return;
      const asked = this.now?.asked;
      await this.feed.play(this.plan());
      await this.until(({ now }) => now?.asked !== asked || now?.isOver === true);
    }
  }

  #changed(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}

/** Any game's; the view must be one of its seat's own. */
export function randomTurn(view: ViewShape, seat: Seat, seed: string, rules: AnyRules = FORMULA): string[] {
  return anyLegalTurn(rules, view, seat, fastChance(seed));
}
