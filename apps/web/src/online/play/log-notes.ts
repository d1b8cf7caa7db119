import type { LogItem } from '../../table/log/log.tsx';

/** Told before what happened in that entry. */
export interface LogNote {
  readonly entry: number;
  readonly text: string;
}

/** The log's lines, each note before the first line of its entry or of a later one. */
export function withNotes(items: readonly LogItem[], notes: readonly LogNote[]): readonly LogItem[] {
  if (notes.length === 0) return items;
  const lines: LogItem[] = [];
  let next = 0;
  const tellUntil = (entry: number) => {
    for (let note = notes[next]; note !== undefined && note.entry <= entry; note = notes[next]) {
      lines.push({ ...note, key: -++next, isHead: false, isNote: true });
    }
  };
  for (const item of items) {
    tellUntil(item.entry);
    lines.push(item);
  }
  tellUntil(Infinity);
  return lines;
}
