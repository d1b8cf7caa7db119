import { LIMITS, STEP, type Point, type Section, type Spot, type TrackFile } from '@paddock/downforce';
import { lanesAtEnd, placeRoad, type Stretch } from '@paddock/downforce/editing';
import { bent, leastRadius, type Straight } from '../edit/cells.ts';
import { hundredths } from '../edit/draft.ts';
import { gridRows, gridSection } from '../edit/grid.ts';
import { splice } from '../edit/sections.ts';
import { headingOf, netOf, tangent, turnBetween, type Edge, type Net } from './nodes.ts';

/** Corners turn no further than this: the tangents would not meet. */
const SHARPEST = 165;
/** A gap this long between two curves becomes a straight. */
const GAP = 0.75;

export interface Dragged {
  readonly file: TrackFile;
  /** How far the part that was not dragged has moved on the drawing, in steps. */
  readonly shift: Spot;
}

/** The road with some of its corners moved; null where no road goes through there. */
export function dragged(
  file: TrackFile,
  stretches: readonly Stretch[],
  corners: readonly number[],
  by: Point,
): Dragged | null {
  const net = netOf(file, stretches);
  const spots = net.nodes.map(({ at }, node) =>
    corners.includes(node) ? { x: at.x + by.x, y: at.y + by.y } : at,
  );
  const bends = bendsOf(file, net, spots);
  if (bends === null) return null;
  const { sections, inserted } = lengthened(file, net, spots, bends);
  const isRing = file.shape === 'ring';
  const starting = isRing ? net.edges.length - 1 : 0;
  let next: TrackFile = { ...file, heading: bends.headings[starting] ?? file.heading, sections };
  for (const { at, straight } of inserted.toReversed()) next = splice(next, at, 0, [straight]);
  return { file: next, shift: shiftOf(stretches, placeRoad(next).stretches, net, corners) };
}

interface Bends {
  /** By edge. */
  readonly headings: readonly number[];
  /** By node. */
  readonly turns: readonly number[];
}

/** Which way each edge goes and how far each corner turns, in whole degrees; what did not move keeps its degrees. */
function bendsOf(file: TrackFile, { nodes, edges }: Net, spots: readonly Point[]): Bends | null {
  const isRing = file.shape === 'ring';
  const headings = edges.map((edge) => {
    const [from, to] = endsOf(edge, nodes, spots);
    return headingOf(from, to);
  });
  const turns = nodes.map((_, i) => {
    const into = headings[i - 1] ?? (isRing ? headings.at(-1) : undefined);
    const outOf = headings[i];
    return into === undefined || outOf === undefined ? 0 : turnBetween(into, outOf);
  });
  const isRound = sum(turns) === Math.round(sum(nodes.map(({ turn }) => turn)));
  if (isRing && !isRound) return null;
  const isOpenTo = (turn: number, i: number): boolean => {
    const { section } = nodes[i] ?? { section: -1 };
    if (file.sections[section]?.kind !== 'curve') return true;
    const whole = Math.abs(sum(turns.filter((_, other) => nodes[other]?.section === section)));
    return Math.abs(turn) <= SHARPEST && whole >= LIMITS.minAngle && whole <= LIMITS.maxAngle;
  };
  return turns.every(isOpenTo) ? { headings, turns } : null;
}

function endsOf(edge: Edge, nodes: Net['nodes'], spots: readonly Point[]): readonly [Point, Point] {
  return [spots[nodes.indexOf(edge.from)] ?? edge.from.at, spots[nodes.indexOf(edge.to)] ?? edge.to.at];
}

interface Lengthened {
  readonly sections: readonly Section[];
  readonly inserted: readonly { readonly at: number; readonly straight: Straight }[];
}

/** Curves bent to their new angles, and straights as long as what lies between them. */
function lengthened(file: TrackFile, net: Net, spots: readonly Point[], bends: Bends): Lengthened {
  const { nodes, edges } = net;
  const sections = [...file.sections];
  const radii = fittingRadii(file, net, spots, bends);
  for (const [section, radius] of radii) {
    const curve = file.sections[section];
    if (curve?.kind !== 'curve') continue;
    const turn = sum(bends.turns.filter((_, node) => nodes[node]?.section === section));
    const changes = { angle: Math.abs(turn), turn: turn > 0 ? 'right' : 'left', radius } as const;
    const isSame = changes.angle === curve.angle && changes.turn === curve.turn && radius === curve.radius;
    if (!isSame) sections[section] = bent(curve, changes, file.direction);
  }
  const inserted: { at: number; straight: Straight }[] = [];
  for (const edge of edges) {
    if (edge.isBent) continue;
    const [from, to] = endsOf(edge, nodes, spots);
    const room = roomOn(edge, nodes, Math.hypot(to.x - from.x, to.y - from.y), bends, radii);
    const rows = Math.round(room) - edge.sections.filter((at) => sections[at]?.kind !== 'straight').length;
    if (edge.sections.length > 0) shareRows(file, sections, edge, rows);
    else if (room >= GAP) {
      const before = sections[edge.from.section];
      const lanes = before === undefined ? 1 : lanesAtEnd(before);
      inserted.push({ at: edge.from.section + 1, straight: { kind: 'straight', rows, lanes } });
    }
  }
  return { sections, inserted };
}

/** Steps between the curves at both ends. */
function roomOn(
  edge: Edge,
  nodes: Net['nodes'],
  long: number,
  { turns }: Bends,
  radii: ReadonlyMap<number, number>,
): number {
  const taken = [edge.from, edge.to].map((node) =>
    tangent(radii.get(node.section) ?? 0, turns[nodes.indexOf(node)] ?? 0),
  );
  return long - sum(taken);
}

/** As they are, unless a straight between two curves would become too short: then both are tighter. */
function fittingRadii(
  file: TrackFile,
  { nodes, edges }: Net,
  spots: readonly Point[],
  bends: Bends,
): Map<number, number> {
  const radii = new Map(
    nodes.flatMap(({ section, radius }) => {
      const curve = file.sections[section];
      return curve?.kind === 'curve' ? [[section, curve.radius ?? hundredths(radius)]] : [];
    }),
  );
  const wide = new Map(radii);
  for (const edge of edges) {
    if (edge.isBent) continue;
    const [from, to] = endsOf(edge, nodes, spots);
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const least = sum(edge.sections.map((at) => leastRowsOf(file, at)));
    const room = roomOn(edge, nodes, long, bends, wide);
    if (room >= least - 0.5) continue;
    const factor = Math.max(0, (long - least) / (long - room));
    for (const { section } of [edge.from, edge.to]) {
      const curve = file.sections[section];
      const radius = wide.get(section);
      if (curve?.kind !== 'curve' || radius === undefined) continue;
      const tight = Math.max(leastRadius(curve.cells.length), radius * factor);
      radii.set(section, hundredths(Math.min(radii.get(section) ?? radius, radius, tight)));
    }
  }
  return radii;
}

function leastRowsOf(file: TrackFile, at: number): number {
  return at === gridSection(file) ? gridRows(file) : 1;
}

/** The longest straight of an edge takes the change first. */
function shareRows(file: TrackFile, sections: Section[], edge: Edge, rows: number): void {
  const straights = edge.sections.flatMap((at) => {
    const section = sections[at];
    return section?.kind === 'straight' ? [{ at, section }] : [];
  });
  let change = rows - sum(straights.map(({ section }) => section.rows));
  for (const { at, section } of straights.toSorted((a, b) => b.section.rows - a.section.rows)) {
    const wanted = section.rows + change;
    const taken = Math.min(LIMITS.rows, Math.max(leastRowsOf(file, at), wanted));
    if (taken !== section.rows) sections[at] = { ...section, rows: taken };
    change = wanted - taken;
  }
}

/** Measured at the curve that is furthest from those that were dragged. */
function shiftOf(
  before: readonly Stretch[],
  after: readonly Stretch[],
  { nodes }: Net,
  corners: readonly number[],
): Spot {
  const curves = (stretches: readonly Stretch[]) => stretches.filter(({ angle }) => angle !== 0);
  const count = curves(before).length;
  const curveOf = (node: number): number => {
    const { section } = nodes[node] ?? { section: 0 };
    return before.slice(0, Math.max(0, section)).filter(({ angle }) => angle !== 0).length;
  };
  const moved = corners.map(curveOf);
  const away = (curve: number): number =>
    Math.min(...moved.map((other) => Math.min(Math.abs(curve - other), count - Math.abs(curve - other))));
  let anchor = 0;
  for (let curve = 1; curve < count; curve++) if (away(curve) > away(anchor)) anchor = curve;
  const [old, now] = [curves(before)[anchor]?.start, curves(after)[anchor]?.start];
  if (old === undefined || now === undefined) return [0, 0];
  return [hundredths((now.x - old.x) / STEP), hundredths((now.y - old.y) / STEP)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
