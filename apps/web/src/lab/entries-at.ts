import type { AnyReplay } from '../replay/replay-session.ts';

/** How many entries have been played at a position: one whose command is not whole there is yet to come. */
export function entriesAt(timeline: AnyReplay['timeline'], position: number): number {
  const last = timeline.begunAt(position) - 1;
  // The table's opening comes before every choice.
  if (last < 1) return 1;
  const played = position - timeline.endOf(last - 1);
  return played >= (timeline.record.entries[last]?.do.length ?? 0) ? last + 1 : last;
}
