import type { LogNote } from './extras.ts';

interface Note {
  readonly number: number;
  readonly note: string;
}

/** The log's lines, each note before the first line of its entry or of a later one. */
export function withNotes<Item extends { readonly entry: number }>(
  items: readonly Item[],
  notes: readonly LogNote[],
): (Item | Note)[] {
  const lines: (Item | Note)[] = [];
  let number = 0;
  for (const item of items) {
    for (let next = notes[number]; next !== undefined && next.entry <= item.entry; next = notes[number]) {
      lines.push({ number: number++, note: next.text });
    }
    lines.push(item);
  }
  for (; number < notes.length; number++) lines.push({ number, note: notes[number]?.text ?? '' });
  return lines;
}
