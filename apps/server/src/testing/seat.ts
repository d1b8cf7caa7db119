import { randomBytes } from 'node:crypto';
import { type FormulaFact, type FormulaView, formulaGame } from '@paddock/formula';
import {
  eraseGame,
  fastChance,
  isRefusal,
  rulesWithContent,
  type OwnContent,
  type Refusal,
  type Seat,
  type ViewShape,
} from '@paddock/kernel';
import { DealParts, LIMITS } from '@paddock/protocol';
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
  content: OwnContent | undefined;
  viewer: Seat | 'public' = 'public';
  isHost = false;
  lastTurn = 0;
  deals: readonly DealInfo[] = [];
  chat: readonly ChatLine[] = [];
  isGone = false;
  wholes = 0;
  readonly refusals: Refusal[] = [];
  readonly moments: Moment<FormulaView, FormulaFact>[] = [];
  /** What this device has put into the deals, as a page does by itself. */
  parts: DealParts | undefined;
  /** The device objects to a deal. */
  isCheated = false;
  #rules: AnyRules;
  #wake: (() => void)[] = [];

  constructor(client: Client, table: string, key?: string, rules: AnyRules = FORMULA) {
    this.#rules = rules;
    this.feed = client.follow(table, key, {
      info: (info, { viewer, isHost }, content) => {
        if (content !== this.content) this.#rules = rulesAt(rules, content);
        Object.assign(this, { info, viewer, isHost, content });
        this.#takePart();
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
        this.#takePart();
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
        throw new Error(`it never came: ${isSo.toString()} ${JSON.stringify([this.now, ...this.refusals])}`);
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

  /** As a page does: see `DealParts`. */
  #takePart(): void {
    const { viewer, feed } = this;
    if (viewer === 'public') this.parts = undefined;
    else if (this.parts?.seat !== viewer) {
      this.parts = new DealParts(feed.table, viewer, [], {
        addHash: (deal, hash) => feed.addHash(deal, hash),
        addSalt: (deal, salt) => feed.addSalt(deal, salt),
        newSalt: () => randomBytes(16).toString('hex'),
        keep: () => undefined,
      });
    }
    if (this.parts?.hear(this.deals) === false) this.isCheated = true;
  }

  /** A random whole turn, or as much as one command may hold: somebody who plays alone at the end goes on and on. */
  plan(seed = randomBytes(8).toString('hex')): string[] {
    if (this.view === undefined || this.viewer === 'public') return [];
    return randomTurn(this.view, this.viewer, seed, this.#rules).slice(0, LIMITS.actions);
  }

  /** Plays every turn of its own at random. */
  async playToEnd(): Promise<void> {
    for (;;) {
      await this.until(({ now, isMyTurn }) => isMyTurn || now?.isOver === true);
      if (this.now?.isOver === true) return;
      const asked = this.now?.asked;
      const refused = await this.feed.play(this.plan());
      if (refused !== undefined) this.refusals.push(refused);
      await this.until(({ now }) => now?.asked !== asked || now?.isOver === true);
    }
  }

  #changed(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}

function rulesAt(rules: AnyRules, content: OwnContent | undefined): AnyRules {
  const own = rulesWithContent(rules, content);
  if (isRefusal(own)) throw new Error(`the content is refused: ${own.code}`);
  return own;
}

/** Any game's; the view must be one of its seat's own. */
export function randomTurn(view: ViewShape, seat: Seat, seed: string, rules: AnyRules = FORMULA): string[] {
  return anyLegalTurn(rules, view, seat, fastChance(seed));
}
