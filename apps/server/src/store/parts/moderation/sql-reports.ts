import type { Engine, Row, Value } from '../../sql.ts';

/** A report about somebody at a table by somebody else there. */
export interface ReportRow {
  readonly id: string;
  readonly at: number;
  readonly match: string;
  readonly reporter: string;
  readonly reporterName: string;
  readonly person: string;
  /** As they were called then. */
  readonly name: string;
  readonly reason: string;
  readonly note: string;
  /** JSON of the chat lines around it. */
  readonly context: string;
}

/** What an admin has done, and when. */
export interface AuditRow {
  readonly at: number;
  readonly admin: string;
  readonly adminName: string;
  readonly action: string;
  /** Whom it concerns: whose line was removed, or whom the report is about. */
  readonly person: string;
  /** As they were called before. */
  readonly name: string;
  readonly match: string;
  readonly report: string;
  /** What the action took: never anybody's words, since nobody would find them when their author is deleted. */
  readonly detail: string;
}

export interface NumberedAudit extends AuditRow {
  readonly number: number;
}

/** How long each is kept, and how many at most. */
export interface Keeping {
  /** Closed reports are forgotten if they were closed before, open ones if they were made before. */
  readonly closedBefore: number;
  readonly openBefore: number;
  readonly auditRows: number;
}

const REPORT = `id, at, match, reporter, reporter_name, person, name, reason, note, context`;

/** Reports, and the list of what admins have done. */
export class SqlReports {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The same person reported again at the same table, while the first report is open, is the same report. */
  async put(report: ReportRow): Promise<void> {
    const { id, at, match, reporter, reporterName, person, name, reason, note, context } = report;
    await this.#engine.all(
      `INSERT INTO reports (${REPORT}, closed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
       ON CONFLICT (match, reporter, person, closed) DO NOTHING`,
      [id, at, match, reporter, reporterName, person, name, reason, note, context],
    );
  }

  /** How many are open: of one reporter, and of all. */
  async counts(reporter: string): Promise<{ readonly own: number; readonly all: number }> {
    const [row] = await this.#engine.all(
      `SELECT COUNT(*) AS n, COALESCE(SUM(CASE WHEN reporter = ? THEN 1 ELSE 0 END), 0) AS own
       FROM reports WHERE closed = 0`,
      [reporter],
    );
    return { own: Number(row?.['own'] ?? 0), all: Number(row?.['n'] ?? 0) };
  }

  /** Open ones, oldest first. */
  async open(limit: number): Promise<ReportRow[]> {
    const rows = await this.#engine.all(
      `SELECT ${REPORT} FROM reports WHERE closed = 0 ORDER BY at, id LIMIT ?`,
      [limit],
    );
    return rows.map(reportOf);
  }

  async one(id: string): Promise<ReportRow | undefined> {
    const [row] = await this.#engine.all(`SELECT ${REPORT} FROM reports WHERE id = ? AND closed = 0`, [id]);
    return row && reportOf(row);
  }

  async setContext(id: string, context: string): Promise<void> {
    await this.#engine.all('UPDATE reports SET context = ? WHERE id = ?', [context, id]);
  }

  async close(id: string, at: number): Promise<void> {
    await this.#engine.all('UPDATE reports SET closed = ? WHERE id = ? AND closed = 0', [at, id]);
  }

  async note({ at, admin, adminName, action, person, name, match, report, detail }: AuditRow): Promise<void> {
    await this.#engine.all(
      `INSERT INTO audit (at, admin, admin_name, action, person, name, match, report, detail)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [at, admin, adminName, action, person, name, match, report, detail],
    );
  }

  /** Newest first; `before`: those with a smaller number. */
  async audit(before: number, limit: number): Promise<NumberedAudit[]> {
    const rows = await this.#engine.all('SELECT * FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?', [
      before,
      limit,
    ]);
    return rows.map(auditOf);
  }

  async tidy({ closedBefore, openBefore, auditRows }: Keeping): Promise<void> {
    await this.#engine.all('DELETE FROM reports WHERE (closed > 0 AND closed < ?) OR at < ?', [
      closedBefore,
      openBefore,
    ]);
    await this.#engine.all('DELETE FROM audit WHERE id <= (SELECT COALESCE(MAX(id), 0) FROM audit) - ?', [
      auditRows,
    ]);
  }

  /** What they have told admins; what others have told of them stays with the admins. */
  async aboutMe(person: string): Promise<object[]> {
    const rows = await this.#engine.all(
      'SELECT at, match, name, reason, note FROM reports WHERE reporter = ? ORDER BY at, id',
      [person],
    );
    return rows.map((row) => ({ ...row, at: Number(row['at']) }));
  }

  /** Reports by and about them go, and what they said from others; what admins have done stays noted, without saying to whom. */
  async forgetMe(person: string): Promise<void> {
    const values: readonly Value[] = [person];
    await this.#engine.all('DELETE FROM reports WHERE reporter = ? OR person = ?', [person, person]);
    await this.#removeLines(person);
    // Of a new name, or of what older servers quoted. Hours and kinds of sanctions say nothing of anybody.
    await this.#engine.all(
      `UPDATE audit SET detail = '' WHERE person = ? AND action IN ('rename', 'remove-line')`,
      values,
    );
    await this.#engine.all(`UPDATE audit SET person = '', name = '' WHERE person = ?`, values);
    await this.#engine.all(`UPDATE audit SET admin = '', admin_name = '' WHERE admin = ?`, values);
  }

  async #removeLines(person: string): Promise<void> {
    const rows = await this.#engine.all('SELECT id, context FROM reports WHERE context LIKE ?', [
      `%"person":"${person}"%`,
    ]);
    for (const { id, context } of rows) {
      const lines = JSON.parse(String(context)) as readonly { readonly person?: string }[];
      const left = lines.filter((line) => line.person !== person);
      await this.setContext(String(id), JSON.stringify(left));
    }
  }
}

function reportOf(row: Row): ReportRow {
  return {
    id: String(row['id']),
    at: Number(row['at']),
    match: String(row['match']),
    reporter: String(row['reporter']),
    reporterName: String(row['reporter_name']),
    person: String(row['person']),
    name: String(row['name']),
    reason: String(row['reason']),
    note: String(row['note']),
    context: String(row['context']),
  };
}

function auditOf(row: Row): NumberedAudit {
  return {
    number: Number(row['id']),
    at: Number(row['at']),
    admin: String(row['admin']),
    adminName: String(row['admin_name']),
    action: String(row['action']),
    person: String(row['person']),
    name: String(row['name']),
    match: String(row['match']),
    report: String(row['report']),
    detail: String(row['detail']),
  };
}
