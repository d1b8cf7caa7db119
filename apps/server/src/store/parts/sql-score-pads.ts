import type { Engine } from '../sql.ts';

/** The mailboxes of score pads. */
export class SqlScorePads {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** What the slot holds then: the value given, unless there was one. */
  async keep(pad: string, slot: string, value: string, at: number): Promise<string> {
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

  async slots(pad: string): Promise<Record<string, string>> {
    const rows = await this.#engine.all('SELECT slot, value FROM pad_slots WHERE pad = ?', [pad]);
    return Object.fromEntries(rows.map((row) => [String(row['slot']), String(row['value'])]));
  }

  async count(): Promise<number> {
    const [row] = await this.#engine.all('SELECT COUNT(DISTINCT pad) AS n FROM pad_slots');
    return Number(row?.['n'] ?? 0);
  }

  /** Removes mailboxes in which somebody wrote once, before that time, and nobody else. */
  async forgetLone(before: number): Promise<void> {
    await this.#engine.all(
      `DELETE FROM pad_slots WHERE pad IN (
         SELECT pad FROM pad_slots GROUP BY pad HAVING COUNT(*) = 1 AND MAX(at) < ?)`,
      [before],
    );
  }

  /** Removes what was written before that time. */
  async forget(before: number): Promise<void> {
    await this.#engine.all('DELETE FROM pad_slots WHERE at < ?', [before]);
  }
}
