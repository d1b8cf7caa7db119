import { STEP } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Box } from '../../downforce/board/camera.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { useSize } from '../../table/size.ts';
import type { Bench } from '../bench.ts';
import { Inspected } from './inspected.tsx';
import { listen } from './gestures.ts';
import { paint } from './painter.ts';
import { WALKS, walked } from './walk.ts';
import '../../downforce/board/ground.css';
import './drawing.css';

const KEY_ZOOM = 1.3;

/** The circuit as it lies on the ground, to be changed by hand. */
export function Drawing({ bench }: { readonly bench: Bench }): JSX.Element {
  const { editor, view, tools, photoUrl } = bench;
  const texts = useTexts('circuitEditor');
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const svg = useRef<SVGSVGElement>(null);
  const photo = useRef<SVGImageElement>(null);
  const circuit = useRef<SVGGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const road = useRef<SVGGElement>(null);
  const over = useRef<SVGGElement>(null);
  const hands = useRef<SVGGElement>(null);
  useLayoutEffect(() => view.resize(size, () => wholeBox(bench)), [view, size]);
  useEffect(() => {
    const parts = [svg, photo, circuit, ground, road, over, hands].map(({ current }) => current);
    if (parts.includes(null) || host.current === null) return undefined;
    const stop = paint(
      {
        svg: svg.current as SVGSVGElement,
        photo: photo.current as SVGImageElement,
        circuit: circuit.current as SVGGElement,
        ground: ground.current as SVGGElement,
        road: road.current as SVGGElement,
        over: over.current as SVGGElement,
        hands: hands.current as SVGGElement,
      },
      editor,
      view,
      tools,
    );
    const quiet = listen(host.current, handsOn(bench, host.current));
    return () => {
      stop();
      quiet();
    };
  }, [bench]);
  return (
    <div
      class={`ce-window df-board ${editor.tab.value}`}
      ref={host}
      tabIndex={0}
      role="application"
      aria-label={texts.drawing}
      aria-describedby="ce-keys"
      onKeyDown={(event) => onKey(bench, event)}
    >
      <p class="unseen" id="ce-keys">
        {texts.drawingKeys}
      </p>
      <svg class="df-ground ce-svg" ref={svg} aria-hidden="true">
        <image ref={photo} href={photoUrl.value ?? undefined} preserveAspectRatio="xMidYMid meet" />
        <g class="df-scenery" ref={ground} />
        <g ref={circuit}>
          <g ref={road} class="ce-road" />
          <g ref={over} class="ce-over" />
        </g>
        <g ref={hands} class="ce-hands" />
      </svg>
      <Inspected bench={bench} />
      <div class="ce-zoom">
        <ZoomButton label={texts.closer} sign="+" act={() => view.zoom(1.5)} />
        <ZoomButton label={texts.further} sign="−" act={() => view.zoom(1 / 1.5)} />
        <ZoomButton label={texts.whole} sign="⤢" act={() => view.show(wholeBox(bench))} />
      </div>
    </div>
  );
}

interface ZoomProps {
  readonly label: string;
  readonly sign: string;
  readonly act: () => void;
}

function ZoomButton({ label, sign, act }: ZoomProps): JSX.Element {
  return (
    <button type="button" class="button icon" aria-label={label} title={label} onClick={act}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** Everything there is, photo included. */
function wholeBox({ editor }: Bench): Box {
  const { origin, photo } = editor.shown.peek();
  const { x, y, width, height } = editor.sketch.peek().picture.viewBox;
  const road = { x: x + origin[0] * STEP, y: y + origin[1] * STEP, width, height };
  if (photo === null) return road;
  const wide = photo.width * STEP;
  const [left, top] = [photo.at[0] * STEP - wide / 2, photo.at[1] * STEP - wide * 0.35];
  const [near, high] = [Math.min(road.x, left), Math.min(road.y, top)];
  return {
    x: near,
    y: high,
    width: Math.max(road.x + width, left + wide) - near,
    height: Math.max(road.y + height, top + wide * 0.7) - high,
  };
}

function handsOn({ editor, view, tools, turnPhoto }: Bench, host: HTMLElement): Parameters<typeof listen>[1] {
  const spaceAt = ({ x, y }: { readonly x: number; readonly y: number }): number | null => {
    const { left, top } = host.getBoundingClientRect();
    const found = document.elementFromPoint(x + left, y + top)?.id ?? '';
    return found.startsWith('space-') ? Number(found.slice('space-'.length)) : null;
  };
  return {
    take: (at, isTouch) => tools.take(at, isTouch),
    tap: (at) => tools.tap(at, spaceAt(at)),
    hover: (at) => {
      const { value: tab } = editor.tab;
      if (tab === 'road' || tab === 'balance' || tab === 'about')
        editor.inspected.value = at === null ? null : spaceAt(at);
    },
    pan: (dx, dy) => view.pan(dx, dy),
    pinch: (factor, turn, at) => {
      if (editor.tab.peek() === 'photo') turnPhoto(factor, turn);
      else view.zoom(factor, at);
    },
    wheel: (factor, at) => view.zoom(factor, at),
  };
}

function onKey({ editor, view }: Bench, event: KeyboardEvent): void {
  if (event.target !== event.currentTarget) return;
  const check = editor.check.peek();
  const walk = Object.entries(WALKS).find(([key]) => key === event.key)?.[1];
  if (walk !== undefined) {
    event.preventDefault();
    if (check.is !== 'good') return;
    const to = walked(editor.sketch.peek(), check.road, editor.inspected.peek(), walk);
    if (to !== undefined) editor.inspected.value = to;
  } else if (event.key === '+' || event.key === '=') view.zoom(KEY_ZOOM);
  else if (event.key === '-') view.zoom(1 / KEY_ZOOM);
  else if (event.key === 'Enter') {
    const space = editor.inspected.peek();
    const section = space === null ? undefined : editor.sketch.peek().layout.spaces[space]?.section;
    if (section !== undefined) editor.selected.value = section;
  }
}
