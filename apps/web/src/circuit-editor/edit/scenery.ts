import { LIMITS, type Scenery, type Spot, type TrackFile } from '@paddock/downforce';
import type { AREAS, BLOCKS, PLANTS } from '@paddock/downforce/editing';
import { hundredths } from './draft.ts';

export const BRUSHES = [
  'tree',
  'forest',
  'grass',
  'sand',
  'sea',
  'stream',
  'boat',
  'pier',
  'quay',
  'town',
  'building',
  'grandstand',
  'pit',
  'label',
  'tunnel',
  'erase',
] as const;
export type Brush = (typeof BRUSHES)[number];

type Area = (typeof AREAS)[number];
type Block = (typeof BLOCKS)[number];
type Plant = (typeof PLANTS)[number];

/** Width and depth in steps; a stroke says how wide instead. */
const BLOCK_SIZES: Readonly<Record<Block, Spot>> = {
  building: [1.4, 1.1],
  grandstand: [3, 0.7],
  pit: [4, 0.6],
  pier: [2.5, 0.16],
};
const PLANT_SIZES: Readonly<Record<Plant, number>> = { tree: 0.8, boat: 0.8 };
/** Between two of them in a stroke. */
const PLANTS_APART = 0.7;
const BLOB = 2;
const STREAM_WIDE = 0.8;
const LABEL_SIZE = 0.9;
const MOST_POINTS = 40;
/** A stroke shorter than this is a tap. */
const TAP = 0.5;
/** How near a tap must be to what it erases. */
const REACH = 0.6;

/** One stroke of a brush, in steps from the file's origin; the file itself if there is no room for more. */
export function painted(file: TrackFile, brush: Brush, stroke: readonly Spot[], text = ''): TrackFile {
  const spots = stroke.filter((spot) => spot.every((side) => Math.abs(side) <= LIMITS.reach)).map(rounded);
  const [first] = spots;
  if (first === undefined) return file;
  if (brush === 'erase') return erased(file, first);
  if (brush === 'tunnel' || (brush === 'label' && text.trim() === '')) return file;
  const scenery = withItem(file.scenery, itemOf(brush, spots, first, text.trim()));
  return scenery.length > LIMITS.scenery ? file : { ...file, scenery };
}

function itemOf(
  brush: Exclude<Brush, 'erase' | 'tunnel'>,
  spots: readonly Spot[],
  first: Spot,
  text: string,
): Scenery | null {
  switch (brush) {
    case 'tree':
    case 'boat':
      return { kind: 'scatter', of: brush, at: apart(spots, PLANTS_APART), size: PLANT_SIZES[brush] };
    case 'building':
    case 'grandstand':
    case 'pit':
    case 'pier':
      return blockOf(brush, spots, first);
    case 'label':
      return { kind: 'label', at: first, text: text.slice(0, LIMITS.name), size: LABEL_SIZE };
    case 'stream':
      return longOf(spots) < TAP ? null : { kind: 'stream', points: thinned(spots), width: STREAM_WIDE };
    case 'forest':
    case 'grass':
    case 'sand':
    case 'sea':
    case 'quay':
    case 'town':
      return areaOf(brush, spots, first);
  }
}

function blockOf(of: Block, spots: readonly Spot[], first: Spot): Scenery {
  const last = spots.at(-1) ?? first;
  const [wide, deep] = BLOCK_SIZES[of];
  const long = distance(first, last);
  if (long < TAP) return { kind: 'block', of, at: first, size: [wide, deep] };
  const angle = Math.round((Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI);
  const at = rounded([(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]);
  return { kind: 'block', of, at, size: [hundredths(Math.min(long, 30)), deep], angle };
}

/** The outline that was drawn; a tap leaves a round patch. */
function areaOf(of: Area, spots: readonly Spot[], [x, y]: Spot): Scenery {
  const corner = (i: number): Spot =>
    rounded([x + BLOB * Math.cos((i * Math.PI) / 4), y + BLOB * Math.sin((i * Math.PI) / 4)]);
  const outline = thinned(spots);
  const points = outline.length < 3 ? Array.from({ length: 8 }, (_, i) => corner(i)) : outline;
  return { kind: 'area', of, points, smooth: true };
}

/** Ground lies below what stands on it; trees of a stroke join those that are there. */
function withItem(scenery: readonly Scenery[], item: Scenery | null): readonly Scenery[] {
  if (item === null) return scenery;
  if (item.kind === 'area' || item.kind === 'stream') {
    const above = scenery.findLastIndex(({ kind }) => kind === 'area' || kind === 'stream') + 1;
    return scenery.toSpliced(above, 0, item);
  }
  const last = scenery.at(-1);
  const joins =
    item.kind === 'scatter' &&
    last?.kind === 'scatter' &&
    last.of === item.of &&
    last.size === item.size &&
    last.at.length + item.at.length <= LIMITS.points;
  return joins
    ? scenery.with(scenery.length - 1, { ...last, at: [...last.at, ...item.at] })
    : [...scenery, item];
}

/** The topmost thing at a spot is gone; of a wood, the one tree. */
function erased(file: TrackFile, spot: Spot): TrackFile {
  for (const [index, item] of [...file.scenery.entries()].toReversed()) {
    if (item.kind === 'scatter') {
      const hit = item.at.findLastIndex((at) => distance(at, spot) <= Math.max(REACH, item.size / 2));
      if (hit < 0) continue;
      const at = item.at.toSpliced(hit, 1);
      const left = at.length === 0 ? [] : [{ ...item, at }];
      return { ...file, scenery: file.scenery.toSpliced(index, 1, ...left) };
    }
    if (isAt(item, spot)) return withoutItem(file, index);
  }
  return file;
}

function isAt(item: Exclude<Scenery, { kind: 'scatter' }>, spot: Spot): boolean {
  switch (item.kind) {
    case 'area':
      return isInside(item.points, spot);
    case 'stream':
      return item.points.some((point) => distance(point, spot) <= Math.max(1, item.width));
    case 'block':
      return distance(item.at, spot) <= Math.max(REACH, ...item.size.map((side) => Math.abs(side) / 2));
    case 'label':
      return distance(item.at, spot) <= item.size * 2;
    case 'tunnel':
      return false;
  }
}

export function withoutItem(file: TrackFile, index: number): TrackFile {
  return { ...file, scenery: file.scenery.toSpliced(index, 1) };
}

/** A tunnel over this section, from 0, or none. */
export function tunnelled(file: TrackFile, at: number): TrackFile {
  const [section, index] = [
    at + 1,
    file.scenery.findIndex((item) => item.kind === 'tunnel' && item.from <= at + 1 && item.to >= at + 1),
  ];
  if (index >= 0) return withoutItem(file, index);
  if (file.scenery.length >= LIMITS.scenery) return file;
  return { ...file, scenery: [...file.scenery, { kind: 'tunnel', from: section, to: section }] };
}

function isInside(points: readonly Spot[], [x, y]: Spot): boolean {
  let isIn = false;
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}

function apart(spots: readonly Spot[], gap: number): Spot[] {
  const kept: Spot[] = [];
  for (const spot of spots) {
    const last = kept.at(-1);
    if (last === undefined || distance(last, spot) >= gap) kept.push(spot);
  }
  return kept.slice(0, LIMITS.points);
}

/** Few enough points, evenly along the stroke. */
function thinned(spots: readonly Spot[]): Spot[] {
  return apart(spots, Math.max(TAP, longOf(spots) / MOST_POINTS));
}

function longOf(spots: readonly Spot[]): number {
  return spots.slice(1).reduce((sum, spot, i) => sum + distance(spots[i] ?? spot, spot), 0);
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function rounded([x, y]: Spot): Spot {
  return [hundredths(x), hundredths(y)];
}
