import { groundMarks, lineMarks, roadMarks, STEP, tunnelMarks, type Mark } from '@paddock/downforce';
import { effect } from '@preact/signals';
import type { Editor } from '../editor.ts';
import type { Tools } from '../tools.ts';
import { Layer } from './layer.ts';
import { handleMarks, heatMarks, sectionMarks, strokeMarks, traceMarks, wayMarks } from './overlay.ts';
import type { View } from './view.ts';

/** The parts of the drawing, from the ground up. */
export interface Parts {
  readonly svg: SVGSVGElement;
  readonly photo: SVGImageElement;
  readonly ground: SVGGElement;
  /** Everything that moves with the finish line. */
  readonly circuit: SVGGElement;
  readonly road: SVGGElement;
  readonly over: SVGGElement;
  readonly hands: SVGGElement;
}

/** Keeps a drawing as the editor has it; each part follows what it shows, and nothing else is touched. */
export function paint(parts: Parts, editor: Editor, view: View, tools: Tools): () => void {
  const ground = new Layer(parts.ground);
  const road = new Layer(parts.road);
  const over = new Layer(parts.over);
  const hands = new Layer(parts.hands);
  const stops = [
    effect(() => {
      const { x, y, zoom } = view.camera.value;
      const { width, height } = view.size.value;
      const [wide, high] = [width / zoom, height / zoom];
      parts.svg.setAttribute('viewBox', `${x - wide / 2} ${y - high / 2} ${wide} ${high}`);
    }),
    effect(() => {
      const [x, y] = editor.shown.value.origin;
      parts.circuit.setAttribute('transform', `translate(${x * STEP} ${y * STEP})`);
    }),
    effect(() => placePhoto(parts, editor)),
    // Scenery stays where it is while the road is dragged.
    effect(() => {
      const { file, origin } = editor.draft.value;
      parts.ground.setAttribute('transform', `translate(${origin[0] * STEP} ${origin[1] * STEP})`);
      ground.draw(groundMarks({ file }));
    }),
    effect(() => {
      const { picture, file, stretches } = editor.sketch.value;
      road.draw([
        ...roadMarks(picture),
        ...tunnelMarks({ file, stretches }),
        ...lineMarks(picture, []).filter(({ attributes }) => !isPayout(attributes)),
      ]);
    }),
    effect(() => over.draw(overMarks(editor))),
    effect(() => hands.draw(handMarks(editor, view, tools))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A circuit has no payouts of its own. */
function isPayout({ class: name }: Mark['attributes']): boolean {
  return name === 'payout-plate' || name === 'payout';
}

function placePhoto({ photo: image }: Parts, editor: Editor): void {
  const { photo } = editor.shown.value;
  image.toggleAttribute('hidden', photo === null);
  if (photo === null) return;
  const wide = photo.width * STEP;
  const [x, y] = [photo.at[0] * STEP, photo.at[1] * STEP];
  // As high as it comes: the picture keeps its own proportions around its middle.
  image.setAttribute('x', String(x - wide / 2));
  image.setAttribute('y', String(y - wide / 2));
  image.setAttribute('width', String(wide));
  image.setAttribute('height', String(wide));
  image.setAttribute('opacity', String(photo.opacity));
  image.setAttribute('transform', `rotate(${photo.angle} ${x} ${y})`);
}

function overMarks(editor: Editor): Mark[] {
  const sketch = editor.sketch.value;
  const check = editor.check.value;
  const tab = editor.tab.value;
  const wrong =
    check.is === 'bad'
      ? check.problems.flatMap(({ section }) => (section === undefined ? [] : [section - 1]))
      : [];
  const space = editor.inspected.value;
  const ways = check.is === 'good' && space !== null ? (check.road.ways[space] ?? []) : [];
  const jams = tab === 'balance' ? editor.measured.value?.balance.jams : undefined;
  const selected = tab === 'road' ? editor.selected.value : null;
  return [
    ...(jams?.length === sketch.picture.spaces.length ? heatMarks(sketch, jams) : []),
    ...sectionMarks(sketch, selected, wrong),
    ...wayMarks(sketch, space, ways),
  ];
}

function handMarks(editor: Editor, view: View, tools: Tools): Mark[] {
  const { zoom } = view.camera.value;
  const { file, trace, origin } = editor.shown.value;
  switch (editor.tab.value) {
    case 'road':
      return handleMarks(tools.handles(), origin, zoom, tools.held.value);
    case 'trace':
      return traceMarks(trace, file.shape === 'ring', zoom);
    case 'scenery':
      return strokeMarks(tools.stroke.value, zoom);
    case 'photo':
    case 'balance':
    case 'about':
      return [];
  }
}
