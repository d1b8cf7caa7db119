import type { Section } from './reading/file.ts';

/**
 * A road in one line, as ours are written: `4x3` is a straight of four rows and three lanes, `3>2` a narrowing, `1>2` a
 * widening, `r70:1,2@1.2` a curve of 70° to the right with one cell in lane 1, two in lane 2 and a radius of 1.2 steps.
 * Unchecked: tests check ours, and files from outside are JSON.
 */
export function sectionsOf(road: string): readonly Section[] {
  return road.split(' ').map(sectionOf);
}

function sectionOf(word: string): Section {
  const [from = 0, to = 0] = word.split(/[x>]/).map(Number);
  if (word.includes('x')) return { kind: 'straight', rows: from, lanes: to };
  if (word.includes('>')) return { kind: to > from ? 'widening' : 'narrowing', from, to };
  const [bend = '', radius] = word.slice(1).split('@');
  const [angle = 0, ...cells] = bend.split(/[:,]/).map(Number);
  const turn = word.startsWith('l') ? 'left' : 'right';
  return { kind: 'curve', turn, angle, cells, ...(radius !== undefined && { radius: Number(radius) }) };
}

/** Where the cars start on our rings: the pole beside lane 3, then one, then three abreast. */
export const STAGGERED_GRID = [
  { row: 1, lane: 1 },
  { row: 1, lane: 3 },
  { row: 2, lane: 2 },
  { row: 3, lane: 1 },
  { row: 3, lane: 2 },
  { row: 3, lane: 3 },
] as const;
