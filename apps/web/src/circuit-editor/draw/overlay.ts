import { LANE, STEP, type Mark, type Point, type Spot } from '@paddock/downforce';
import { pointAt, poseAt, type Stretch } from '@paddock/downforce/editing';
import type { Handle } from '../fit/handles.ts';
import type { Sketch } from './sketch.ts';

/** What the editor draws over a circuit. */

function mark(tag: Mark['tag'], attributes: Mark['attributes'], children?: string): Mark {
  return children === undefined ? { tag, attributes } : { tag, attributes, children };
}

const PIECES = 12;

function outlineOf(stretch: Stretch): string {
  const edge = (across: number): string[] =>
    Array.from({ length: PIECES + 1 }, (_, i) => {
      const { x, y } = pointAt(stretch, i / PIECES, across);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  return `M${[...edge(0), ...edge(1).toReversed()].join('L')}Z`;
}

/** The selected section, and those with something wrong. */
export function sectionMarks(
  { stretches }: Sketch,
  selected: number | null,
  wrong: readonly number[],
): Mark[] {
  const chosen = selected === null ? undefined : stretches[selected];
  return [
    ...wrong.flatMap((at) => {
      const stretch = stretches[at];
      if (stretch === undefined) return [];
      const { x, y } = poseAt(stretch, 0.5);
      return [
        mark('path', { class: 'ce-wrong', d: outlineOf(stretch) }),
        mark('circle', { class: 'ce-wrong-sign', cx: x, cy: y, r: 12 }),
        mark('text', { class: 'ce-wrong-text', x, y: y + 6, 'text-anchor': 'middle' }, '!'),
      ];
    }),
    ...(chosen === undefined ? [] : selectedMarks(chosen, selected ?? 0)),
  ];
}

/** Beside the road, on its outside, where nothing is hidden. */
function selectedMarks(stretch: Stretch, index: number): Mark[] {
  const half = (stretch.halfStart + stretch.halfEnd) / 2;
  const { x, y } = pointAt(stretch, 0.5, 1 + (LANE * 0.7) / (2 * half));
  return [
    mark('path', { class: 'ce-selected', d: outlineOf(stretch) }),
    mark('circle', { class: 'ce-tag', cx: x, cy: y, r: 13 }),
    mark('text', { class: 'ce-tag-text', x, y: y + 5.5, 'text-anchor': 'middle' }, String(index + 1)),
  ];
}

/** The space that is looked at, and where it leads. */
export function wayMarks({ picture }: Sketch, space: number | null, ways: readonly number[]): Mark[] {
  const at = space === null ? undefined : picture.spaces[space];
  if (at === undefined) return [];
  return [
    mark('path', { class: 'ce-space', d: at.path }),
    ...ways.flatMap((way) => {
      const to = picture.spaces[way];
      if (to === undefined) return [];
      const line = `M${at.centre.x.toFixed(1)} ${at.centre.y.toFixed(1)}L${to.centre.x.toFixed(1)} ${to.centre.y.toFixed(1)}`;
      return [mark('path', { class: 'ce-way', d: to.path }), mark('path', { class: 'ce-way-line', d: line })];
    }),
  ];
}

/** Where cars are held up: the worst space is the darkest. */
export function heatMarks({ picture }: Sketch, jams: readonly number[]): Mark[] {
  const most = Math.max(0.001, ...jams);
  return picture.spaces.flatMap(({ id, path }) => {
    const share = (jams[id] ?? 0) / most;
    return share < 0.04
      ? []
      : [mark('path', { class: 'ce-heat', d: path, 'fill-opacity': share.toFixed(2) })];
  });
}

/** As large on any screen: `zoom` is pixels for a unit. */
export function handleMarks(handles: readonly Handle[], origin: Spot, zoom: number, held: number): Mark[] {
  return handles.map(({ kind, at }, i) => {
    const [x, y] = [(at.x + origin[0]) * STEP, (at.y + origin[1]) * STEP];
    const name = `ce-handle ${kind}${i === held ? ' held' : ''}`;
    const size = (kind === 'side' ? 6.5 : 9) / zoom;
    if (kind !== 'side') return mark('circle', { class: name, cx: x, cy: y, r: size });
    return mark('rect', {
      class: name,
      x: x - size,
      y: y - size,
      width: 2 * size,
      height: 2 * size,
      transform: `rotate(45 ${x} ${y})`,
    });
  });
}

/** The clicks of a trace, the first at the finish, with the line between them. */
export function traceMarks(trace: readonly Spot[], isRing: boolean, zoom: number): Mark[] {
  const points = trace.map(([x, y]): Point => ({ x: x * STEP, y: y * STEP }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  if (points.length === 0) return [];
  return [
    mark('path', {
      class: 'ce-trace',
      d: `M${line}${isRing && points.length > 2 ? 'Z' : ''}`,
      'stroke-width': 2 / zoom,
    }),
    ...points.map(({ x, y }, i) =>
      mark('circle', {
        class: i === 0 ? 'ce-point first' : 'ce-point',
        cx: x,
        cy: y,
        r: (i === 0 ? 10 : 7.5) / zoom,
      }),
    ),
  ];
}

/** A stroke of the brush that is not finished. */
export function strokeMarks(stroke: readonly Spot[], zoom: number): Mark[] {
  const line = stroke.map(([x, y]) => `${(x * STEP).toFixed(1)} ${(y * STEP).toFixed(1)}`).join('L');
  return stroke.length < 2
    ? []
    : [mark('path', { class: 'ce-stroke', d: `M${line}`, 'stroke-width': 3 / zoom })];
}
