import type { Section, TrackFile } from '@paddock/downforce';
import { LIMITS } from '@paddock/downforce';
import { lanesAtEnd, lanesAtStart } from '@paddock/downforce/editing';
import { naturalCells, radiusOf, type Curve } from './cells.ts';
import { gridFor, gridRows, gridSection, regridded } from './grid.ts';
import { replace, splice } from './sections.ts';

/** Another width for one section; the road narrows and widens beside it by itself. */
export function withLanes(file: TrackFile, at: number, lanes: number): TrackFile {
  const section = file.sections[at];
  if (section === undefined || isTaper(section) || lanes < 1 || lanes > LIMITS.lanes) return file;
  if (section.kind === 'curve')
    return regridded(
      mended(replace(file, at, { ...section, cells: cellsFor(section, lanes, file) }), at).file,
    );
  const wide = mended(replace(file, at, { ...section, lanes }), at);
  // A row that becomes a taper is still a row: the road keeps its length.
  const rows = Math.max(
    leastRows(wide.file, wide.at),
    section.rows - (wide.file.sections.length - file.sections.length),
  );
  return regridded(replace(wide.file, wide.at, { ...section, lanes, rows: Math.min(rows, LIMITS.rows) }));
}

function leastRows(file: TrackFile, at: number): number {
  const section = file.sections[at];
  if (at !== gridSection(file) || section?.kind !== 'straight') return 1;
  return gridRows({ grid: gridFor(section.lanes) });
}

function cellsFor(curve: Curve, lanes: number, { direction }: TrackFile): readonly number[] {
  return curve.cells.length === lanes ? curve.cells : naturalCells(curve, radiusOf(curve), lanes, direction);
}

/** Puts the tapers right on both sides of a section, and says where the section is then. */
export function mended(file: TrackFile, at: number): { readonly file: TrackFile; readonly at: number } {
  const section = file.sections[at];
  if (section === undefined || isTaper(section)) return { file, at };
  // An object of its own is found again where it is moved to.
  const marked = { ...section };
  const before = previous(file, at);
  const start = replace(file, at, marked);
  const front = before === undefined ? start : mendedBehind(start, before);
  const whole = mendedBehind(front, front.sections.indexOf(marked));
  return { file: whole, at: whole.sections.indexOf(marked) };
}

export function isTaper(section: Section): section is Extract<Section, { kind: 'widening' | 'narrowing' }> {
  return section.kind === 'widening' || section.kind === 'narrowing';
}

/** The section before this one that is not a taper; across the finish on a ring. */
function previous({ sections, shape }: TrackFile, at: number): number | undefined {
  const count = sections.length;
  for (let back = 1; back < count; back++) {
    const index = at - back;
    if (index < 0 && shape === 'open') return undefined;
    const section = sections[(index + count) % count];
    if (section !== undefined && !isTaper(section)) return (index + count) % count;
  }
  return undefined;
}

/** The tapers between a section and the next that is none: exactly those that are needed. */
function mendedBehind(file: TrackFile, at: number): TrackFile {
  const { sections, shape } = file;
  const isLast = sections.slice(at + 1).every(isTaper);
  if (isLast && shape === 'open') return file;
  // The grid is on a ring's last section, so tapers between it and the first lie behind the finish line.
  const from = isLast ? 0 : at + 1;
  const cleared = isLast ? splice(file, at + 1, sections.length - at - 1, []) : file;
  const to = cleared.sections.findIndex((section, index) => index >= from && !isTaper(section));
  const [here, next] = [cleared.sections[at], cleared.sections[to]];
  if (here === undefined || next === undefined) return file;
  const needed = tapers(lanesAtEnd(here), lanesAtStart(next));
  const present = cleared.sections.slice(from, to);
  if (needed.length === present.length && needed.every((taper, i) => isSame(taper, present[i])))
    return cleared;
  return splice(cleared, from, to - from, needed);
}

function isSame(taper: Section, other: Section | undefined): boolean {
  return JSON.stringify(taper) === JSON.stringify(other);
}

/** One lane a step. */
function tapers(from: number, to: number): Section[] {
  const kind = to > from ? 'widening' : 'narrowing';
  const by = to > from ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) }, (_, i) => ({
    kind,
    from: from + i * by,
    to: from + (i + 1) * by,
  }));
}
