import type { GridBox, TrackFile } from '@paddock/downforce';

/** Lanes taken in each row, staggered, by the lanes of the straight. */
const ROWS: readonly (readonly (readonly number[])[])[] = [
  [[1], [1], [1], [1], [1], [1]],
  [[1], [2], [1], [2], [1], [2]],
  [[1, 3], [2], [1, 3], [2]],
  [
    [1, 3],
    [2, 4],
    [1, 3],
  ],
];

export function gridFor(lanes: number): GridBox[] {
  return (ROWS[lanes - 1] ?? []).flatMap((taken, row) => taken.map((lane) => ({ row: row + 1, lane })));
}

export function gridRows({ grid }: Pick<TrackFile, 'grid'>): number {
  return Math.max(...grid.map(({ row }) => row));
}

/** The section that the grid is on (T1). */
export function gridSection({ shape, sections }: Pick<TrackFile, 'shape' | 'sections'>): number {
  return shape === 'ring' ? sections.length - 1 : 0;
}

/** If the straight has become too narrow or too short for it, another one. */
export function regridded(file: TrackFile): TrackFile {
  const straight = file.sections[gridSection(file)];
  if (straight?.kind !== 'straight') return file;
  const { lanes, rows } = straight;
  if (file.grid.every((box) => box.lane <= lanes) && gridRows(file) <= rows) return file;
  return { ...file, grid: gridFor(lanes) };
}
