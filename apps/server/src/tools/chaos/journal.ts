import { formula } from '@paddock/formula';
import { verify, type GameRecord, type Seat } from '@paddock/kernel';

/** What a client knows to have been acknowledged. */
export interface Acknowledged {
  readonly seat: Seat;
  readonly id: string;
  readonly do: readonly string[];
  readonly from: number;
}

/** Judges a finished game by its record and the journals of those who played: everything that is wrong with it. */
export function judge(
  record: GameRecord,
  people: readonly Seat[],
  journal: readonly Acknowledged[],
): string[] {
  const faults: string[] = [];
  const verdict = verify(formula, record);
  if (!verdict.ok) faults.push(`the record does not verify: ${JSON.stringify(verdict.problem)}`);
  else if (!verdict.proof.finished) faults.push('the record is not finished');
  for (const { seat, do: texts, from, id } of journal) {
    const entry = record.entries[from];
    if (entry?.seat !== seat || entry.do.join() !== texts.join()) {
      faults.push(`command ${id} of seat ${seat} was acknowledged as entry ${from}, and is lost`);
    }
  }
  for (const seat of people) {
    const played = record.entries.filter((entry) => entry.seat === seat && entry.by === undefined).length;
    const acknowledged = new Set(journal.filter((each) => each.seat === seat).map(({ id }) => id)).size;
    if (played !== acknowledged) {
      faults.push(`seat ${seat} has ${played} entries and ${acknowledged} acknowledged commands`);
    }
  }
  return faults;
}
