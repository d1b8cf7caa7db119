import type { Scenery, Section, TrackFile } from '@paddock/downforce';
import { LIMITS } from '@paddock/downforce';

/** Replaces sections; betting lines and tunnels stay with the sections they belong to. `at` counts from 0. */
export function splice(
  file: TrackFile,
  at: number,
  removed: number,
  inserted: readonly Section[],
): TrackFile {
  const sections = file.sections.toSpliced(at, removed, ...inserted);
  const by = inserted.length - removed;
  /** Counts from 1, as the file does. */
  const moved = (section: number): number => {
    const index = section - 1;
    if (index < at) return section;
    return index >= at + removed ? section + by : Math.min(section, at + 1);
  };
  return {
    ...file,
    sections,
    lines: inOrder(file.lines.map(moved), sections.length),
    scenery: file.scenery.flatMap((item) => movedTunnel(item, moved, sections.length)),
  };
}

function movedTunnel(item: Scenery, moved: (section: number) => number, count: number): Scenery[] {
  if (item.kind !== 'tunnel') return [item];
  const [from, to] = [moved(item.from), Math.min(moved(item.to), count)];
  return from > to ? [] : [{ ...item, from, to }];
}

/** In driving order, none where the first section begins: as few of them moved as possible. */
export function inOrder(lines: readonly number[], sections: number): number[] {
  const rising: number[] = [];
  for (const line of lines) rising.push(Math.max(line, (rising.at(-1) ?? 1) + 1));
  let most = sections;
  return rising
    .toReversed()
    .map((line) => {
      const kept = Math.max(2, Math.min(line, most));
      most = kept - 1;
      return kept;
    })
    .toReversed();
}

export function replace(file: TrackFile, at: number, section: Section): TrackFile {
  return { ...file, sections: file.sections.with(at, section) };
}

/** A copy of a section behind it: what is added looks like what is there, and keeps the lanes in order. */
export function addAfter(file: TrackFile, at: number): TrackFile {
  const before = file.sections[at];
  if (before === undefined || file.sections.length >= LIMITS.sections) return file;
  return splice(file, at + 1, 0, [copyOf(before)]);
}

/** Behind a taper the road goes straight on. */
function copyOf(section: Section): Section {
  if (section.kind === 'straight' || section.kind === 'curve') return section;
  return { kind: 'straight', rows: 2, lanes: section.to };
}

export function remove(file: TrackFile, at: number): TrackFile {
  return file.sections.length <= LEAST_SECTIONS ? file : splice(file, at, 1, []);
}

/** Three betting lines need three sections behind the first. */
export const LEAST_SECTIONS = 4;

/** One place forward or back; betting lines keep their places on the road. */
export function move(file: TrackFile, at: number, by: 1 | -1): TrackFile {
  const [from, to] = [file.sections[at], file.sections[at + by]];
  if (from === undefined || to === undefined) return file;
  return { ...file, sections: file.sections.with(at, to).with(at + by, from) };
}

/** A straight in two, so that a betting line fits between. */
export function split(file: TrackFile, at: number, rows: number): TrackFile {
  const section = file.sections[at];
  if (section?.kind !== 'straight' || rows < 1 || rows >= section.rows) return file;
  return splice(file, at, 1, [
    { ...section, rows },
    { ...section, rows: section.rows - rows },
  ]);
}
