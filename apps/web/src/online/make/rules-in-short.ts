import type { Parts } from '@paddock/words';
import { clockText } from '../clock-text.ts';
import { clockOf, type TableDraft } from './draft.ts';

/** Who finds the table, how fast it goes, and when it starts: in one line. */
export function rulesInShort({ make, clock }: Parts['online'], table: TableDraft): string {
  return [
    table.isPublic ? make.everybody : make.byLink,
    clockText(clock, clockOf(table)),
    table.startsWhenFull ? make.whenFull : make.atMyWord,
    ...(table.isRated ? [make.ratedYes] : []),
  ].join(' · ');
}
