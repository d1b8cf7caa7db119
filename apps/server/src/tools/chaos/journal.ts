import { verify, type GameRecord, type Seat } from '@paddock/kernel';
import { rulesOf } from '../../find-game.ts';

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
  const rules = rulesOf(record.game);
  if (rules === undefined) return [`nobody knows the game ${record.game}`];
  const verdict = verify(rules, record);
  if (!verdict.ok) faults.push(`the record does not verify: ${JSON.stringify(verdict.problem)}`);
  else if (!verdict.proof.finished) faults.push('the record is not finished');
  // A sealed choice that was changed has the place of the one before.
  const last = new Map(journal.map((each) => [`${each.seat} ${each.from}`, each]));
  for (const { seat, do: texts, from, id } of last.values()) {
    const entry = record.entries[from];
    if (entry?.seat !== seat || entry.do.join() !== texts.join()) {
      faults.push(`command ${id} of seat ${seat} was acknowledged as entry ${from}, and is lost`);
    }
  }
  for (const seat of people) {
    const played = record.entries.filter((entry) => entry.seat === seat && entry.by === undefined).length;
    const acknowledged = [...last.values()].filter((each) => each.seat === seat).length;
    if (played !== acknowledged) {
      faults.push(`seat ${seat} has ${played} entries and ${acknowledged} acknowledged commands`);
    }
  }
  return faults;
}
