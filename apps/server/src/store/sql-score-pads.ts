import { SqlDaily } from './sql-daily.ts';
import type { Engine } from './sql.ts';

/** The mailboxes of score pads. */
export class SqlScorePads extends SqlDaily {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super(engine);
    this.#engine = engine;
  }

  async keepPadSlot(pad: string, slot: string, value: string, at: number): Promise<string> {
    const [written] = await this.#engine.all(
      `INSERT INTO pad_slots (pad, slot, value, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (pad, slot) DO NOTHING RETURNING value`,
      [pad, slot, value, at],
    );
    if (written !== undefined) return value;
    const [kept] = await this.#engine.all('SELECT value FROM pad_slots WHERE pad = ? AND slot = ?', [
      pad,
      slot,
    ]);
    return String(kept?.['value'] ?? '');
  }

  async padSlots(pad: string): Promise<Record<string, string>> {
    const rows = await this.#engine.all('SELECT slot, value FROM pad_slots WHERE pad = ?', [pad]);
    return Object.fromEntries(rows.map((row) => [String(row['slot']), String(row['value'])]));
  }

  async countPads(): Promise<number> {
    const [row] = await this.#engine.all('SELECT COUNT(DISTINCT pad) AS n FROM pad_slots');
    return Number(row?.['n'] ?? 0);
  }

  async forgetPads(before: number): Promise<void> {
    await this.#engine.all('DELETE FROM pad_slots WHERE at < ?', [before]);
  }
}
