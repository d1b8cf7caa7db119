import type { Point, Spot } from '@paddock/downforce';
import { signal } from '@preact/signals';
import type { Drag } from './draw/gestures.ts';
import type { View } from './draw/view.ts';
import { hundredths, rebased, type Draft } from './edit/draft.ts';
import { painted, tunnelled, type Brush } from './edit/scenery.ts';
import type { Editor } from './editor.ts';
import { dragged } from './fit/drag.ts';
import { follow, handlesOf, type Handle } from './fit/handles.ts';
import { fitRoad, type TraceProblem } from './fit/trace.ts';

/** Pixels around a handle that still take hold of it. */
const NEAR = { mouse: 14, touch: 26 } as const;

/** What a hand does on the drawing: it depends on the tab that is open. */
export class Tools {
  readonly brush = signal<Brush>('tree');
  readonly label = signal('');
  readonly lanes = signal(3);
  /** Why the clicks make no road yet. */
  readonly trouble = signal<TraceProblem | null>(null);
  /** The handle that is held, by its place in the list. */
  readonly held = signal(-1);
  readonly stroke = signal<readonly Spot[]>([]);
  readonly #editor: Editor;
  readonly #view: View;

  constructor(editor: Editor, view: View) {
    this.#editor = editor;
    this.#view = view;
  }

  handles(): readonly Handle[] {
    const { net, stretches } = this.#editor.sketch.value;
    return handlesOf(net, stretches);
  }

  take(at: Point, isTouch: boolean): Drag | null {
    const near = isTouch ? NEAR.touch : NEAR.mouse;
    switch (this.#editor.tab.peek()) {
      case 'road':
        return this.#takeHandle(at, near);
      case 'trace':
        return this.#takePoint(at, near);
      case 'photo':
        return this.#takePhoto(at);
      case 'scenery':
        return this.#paint(at);
      case 'balance':
      case 'about':
        return null;
    }
  }

  /** `space`: the one under the hand. */
  tap(at: Point, space: number | null): void {
    const editor = this.#editor;
    const tab = editor.tab.peek();
    if (tab === 'trace') return this.addPoint(this.#spotAt(at));
    if (tab === 'scenery') return this.#stamp(at, space);
    editor.inspected.value = space;
    const section = space === null ? undefined : editor.sketch.peek().layout.spaces[space]?.section;
    if (section !== undefined) editor.selected.value = section;
  }

  /** Another click along the road, at the end of the trace. */
  addPoint(spot: Spot): void {
    this.retrace([...this.#editor.draft.peek().trace, spot]);
  }

  /** The road through these clicks, as soon as there is one. */
  retrace(trace: readonly Spot[], isKept = true): void {
    const draft = this.#editor.draft.peek();
    const next = this.#traced(draft, trace);
    if (isKept) this.#editor.put(next);
    else this.#editor.preview(next);
  }

  #traced(draft: Draft, trace: readonly Spot[]): Draft {
    const fit = fitRoad(trace, draft.file, this.lanes.peek(), draft.file.shape);
    this.trouble.value = typeof fit === 'string' ? fit : null;
    if (typeof fit === 'string') return { ...draft, trace };
    return { ...rebased(draft, fit.file, [-fit.shift[0], -fit.shift[1]]), trace };
  }

  #spotAt(at: Point): Spot {
    const { x, y } = this.#view.toGround(at);
    return [hundredths(x), hundredths(y)];
  }

  #takeHandle(at: Point, near: number): Drag | null {
    const editor = this.#editor;
    const draft = editor.draft.peek();
    const handles = this.handles();
    const index = nearest(
      handles.map((handle) => this.#view.toPixels(onGround(handle.at, draft.origin))),
      at,
      near,
    );
    const handle = handles[index];
    if (handle === undefined) return null;
    this.held.value = index;
    const { stretches } = editor.sketch.peek();
    const from = this.#view.toGround(at);
    let last: Draft | null = null;
    const over = () => (this.held.value = -1);
    return {
      move: (to) => {
        const here = this.#view.toGround(to);
        const by = follow(handle, { x: here.x - from.x, y: here.y - from.y });
        const road = dragged(draft.file, stretches, handle.corners, by);
        if (road === null) return;
        const [x, y] = draft.origin;
        last = { ...rebased(draft, road.file, [x - road.shift[0], y - road.shift[1]]), trace: [] };
        editor.preview(last);
      },
      end: () => {
        over();
        if (last === null) editor.preview(null);
        else editor.put(last);
      },
      cancel: () => {
        over();
        editor.preview(null);
      },
    };
  }

  #takePoint(at: Point, near: number): Drag | null {
    const editor = this.#editor;
    const { trace } = editor.draft.peek();
    const index = nearest(
      trace.map(([x, y]) => this.#view.toPixels({ x, y })),
      at,
      near,
    );
    if (index < 0) return null;
    let moved: readonly Spot[] = trace;
    return {
      move: (to) => {
        moved = trace.with(index, this.#spotAt(to));
        this.retrace(moved, false);
      },
      end: () => this.retrace(moved),
      cancel: () => editor.preview(null),
    };
  }

  #takePhoto(at: Point): Drag | null {
    const editor = this.#editor;
    const draft = editor.draft.peek();
    const { photo } = draft;
    if (photo === null) return null;
    const from = this.#view.toGround(at);
    let last: Draft | null = null;
    return {
      move: (to) => {
        const here = this.#view.toGround(to);
        const spot: Spot = [
          hundredths(photo.at[0] + here.x - from.x),
          hundredths(photo.at[1] + here.y - from.y),
        ];
        last = { ...draft, photo: { ...photo, at: spot } };
        editor.preview(last);
      },
      end: () => {
        if (last !== null) editor.put(last);
      },
      cancel: () => editor.preview(null),
    };
  }

  #paint(at: Point): Drag | null {
    const brush = this.brush.peek();
    if (brush === 'erase' || brush === 'tunnel' || brush === 'label') return null;
    const spots: Spot[] = [this.#spotAt(at)];
    return {
      move: (to) => {
        spots.push(this.#spotAt(to));
        this.stroke.value = [...spots];
      },
      end: () => {
        this.stroke.value = [];
        this.#brushed(spots);
      },
      cancel: () => (this.stroke.value = []),
    };
  }

  #stamp(at: Point, space: number | null): void {
    const editor = this.#editor;
    if (this.brush.peek() !== 'tunnel') return this.#brushed([this.#spotAt(at)]);
    const section = space === null ? undefined : editor.sketch.peek().layout.spaces[space]?.section;
    if (section !== undefined) editor.edit((file) => tunnelled(file, section));
  }

  #brushed(spots: readonly Spot[]): void {
    const [x, y] = this.#editor.draft.peek().origin;
    const stroke = spots.map(([sx, sy]): Spot => [sx - x, sy - y]);
    this.#editor.edit((file) => painted(file, this.brush.peek(), stroke, this.label.peek()));
  }
}

function onGround({ x, y }: Point, origin: Spot): Point {
  return { x: x + origin[0], y: y + origin[1] };
}

/** The nearest of these spots, if it is near enough; else -1. */
function nearest(spots: readonly Point[], at: Point, near: number): number {
  let [best, gap] = [-1, near];
  for (const [index, { x, y }] of spots.entries()) {
    const far = Math.hypot(x - at.x, y - at.y);
    if (far <= gap) [best, gap] = [index, far];
  }
  return best;
}
