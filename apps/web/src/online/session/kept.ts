/** What one table has left in this tab: the plan that waits, and how far its screen had got. */
export interface KeptTable {
  /** The question that the plan answers. */
  readonly asked: number;
  readonly plan: readonly string[];
  /** How many entries have been on the screen. */
  readonly seen: number;
}

const NOTHING: KeptTable = { asked: -1, plan: [], seen: 0 };

function nameOf(table: string): string {
  return `paddock.table.${table}`;
}

function isKept(value: unknown): value is KeptTable {
  if (typeof value !== 'object' || value === null) return false;
  const { asked, plan, seen } = value as Partial<Record<keyof KeptTable, unknown>>;
  const isPlan = Array.isArray(plan) && plan.every((text) => typeof text === 'string');
  return Number.isInteger(asked) && Number.isInteger(seen) && isPlan;
}

/** Survives a reload, and goes with the tab. */
export class KeptInTab {
  readonly #name: string;
  #kept: KeptTable;

  constructor(table: string) {
    this.#name = nameOf(table);
    this.#kept = this.#read();
  }

  get seen(): number {
    return this.#kept.seen;
  }

  /** The plan for that question; empty where there is none. */
  planFor(asked: number): readonly string[] {
    return asked >= 0 && asked === this.#kept.asked ? this.#kept.plan : [];
  }

  keepPlan(asked: number, plan: readonly string[]): void {
    this.#write({ ...this.#kept, asked, plan });
  }

  keepSeen(seen: number): void {
    if (seen !== this.#kept.seen) this.#write({ ...this.#kept, seen });
  }

  #read(): KeptTable {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(this.#name) ?? 'null');
      return isKept(value) ? value : NOTHING;
    } catch {
      return NOTHING;
    }
  }

  #write(kept: KeptTable): void {
    this.#kept = kept;
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(kept));
    } catch {
      // Without storage the plan lasts as long as the page.
    }
  }
}
