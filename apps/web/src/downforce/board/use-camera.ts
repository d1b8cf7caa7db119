import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { signal } from '@preact/signals';
import { reducedMotion, speed } from '../../app/settings.ts';
import { paceOf } from '../../table/desk/pace.ts';
import type { Size } from '../../table/size.ts';
import {
  clamp,
  fit,
  lookAt,
  pan,
  restCamera,
  reveal,
  sees,
  TAP_ZOOM,
  tapCamera,
  zoomAt,
  type Box,
  type Camera,
  type Spot,
} from './camera.ts';

const WHEEL = 0.0016;
const BUTTON_ZOOM = 1.5;
/** Pixels a finger may stray and still tap. */
const TAP_SLOP = 8;
const GLIDE_MS = 320;
const ARROW_PAN = 80;
const FOLLOW_ZOOM = 1.15;
const POINT_ZOOM = 1.4;
/** Units around what is to be chosen. */
const POINT_ROOM = 46;
/** The column of buttons at the right edge, in pixels. */
const TOOLS = 56;

/** The camera over the track: moved by hand, by keys, and by what is to be seen. */
export class CameraMan {
  readonly camera = signal<Camera | null>(null);
  readonly #box: Box;
  #window: Size = { width: 0, height: 0 };
  #frame = 0;
  /** Somebody has chosen what to look at; it is left alone until there is something new to see. */
  #isHeld = false;
  /** The cars, while nothing on the track is to be chosen: those that matter most last. */
  #pack: readonly Spot[] | null = null;
  /** What is to be chosen: it stays in sight when the window becomes smaller. */
  #asked: { readonly spots: readonly Spot[]; readonly isNarrow: boolean } | null = null;

  constructor(box: Box) {
    this.#box = box;
  }

  get isWhole(): boolean {
    const camera = this.camera.peek();
    return camera === null || camera.zoom <= this.#whole().zoom * 1.01;
  }

  resize(window: Size): void {
    if (window.width === 0 || window.height === 0) return;
    const wasWhole = this.isWhole;
    this.#window = window;
    const camera = this.camera.peek();
    if (this.#pack !== null && !this.#isHeld)
      this.camera.value = restCamera(this.#pack, this.#box, window, TOOLS);
    else
      this.camera.value =
        camera === null || wasWhole ? this.#whole(window) : clamp(camera, this.#box, window, TOOLS);
    if (this.#asked !== null && !this.#isHeld) this.show(this.#asked.spots, this.#asked.isNarrow);
  }

  pan(dx: number, dy: number): void {
    this.#byHand((camera) => pan(camera, dx, dy));
  }

  zoom(factor: number, at: Spot = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    this.#byHand((camera) => zoomAt(camera, factor, at, this.#window));
  }

  /** A double tap: close to that spot, or back to the whole track. */
  toggle(at: Spot): void {
    const camera = this.camera.peek();
    if (camera === null) return;
    this.#isHeld = true;
    if (camera.zoom >= TAP_ZOOM) this.#glide(this.#whole(), GLIDE_MS);
    else this.#glide(zoomAt(camera, TAP_ZOOM / camera.zoom, at, this.#window), GLIDE_MS);
  }

  whole(): void {
    this.#isHeld = true;
    this.#glide(this.#whole(), GLIDE_MS);
  }

  /** Brings these spots into sight, those that matter most first, as close as fingers or a pointer need it. */
  show(spots: readonly Spot[], isNarrow: boolean): void {
    this.#isHeld = false;
    this.#pack = null;
    this.#asked = { spots, isNarrow };
    const camera = this.camera.peek();
    const target = isNarrow
      ? tapCamera(spots, this.#window)
      : lookAt(spots, this.#window, POINT_ZOOM, POINT_ROOM);
    if (camera === null || target === undefined) return;
    // A thumb needs all of it.
    const isClose = camera.zoom >= target.zoom * (isNarrow ? 0.99 : 0.85);
    if (isClose && sees(camera, spots, this.#window, 24)) return;
    this.#glide(target, GLIDE_MS);
  }

  /** Nothing is to be chosen: the pack, unless somebody looks elsewhere. It stays where it is as long as that shows them well. */
  rest(pack: readonly Spot[], ms = GLIDE_MS): void {
    const isNew = this.#pack === null;
    this.#pack = pack;
    this.#asked = null;
    const camera = this.camera.peek();
    if (this.#isHeld || camera === null) return;
    const target = restCamera(pack, this.#box, this.#window, TOOLS);
    const isNear = camera.zoom <= target.zoom * 1.02 && camera.zoom >= target.zoom * 0.75;
    if (isNew || !isNear || !sees(camera, pack, this.#window, 24)) this.#glide(target, ms);
  }

  /** The least move that shows a spot. */
  reveal(spot: Spot): void {
    const camera = this.camera.peek();
    if (camera !== null) this.#glide(reveal(camera, spot, this.#window, 40), GLIDE_MS);
  }

  /** Along with a car that moves, unless somebody is looking elsewhere. */
  follow(spot: Spot, ms: number): void {
    this.#asked = null;
    const camera = this.camera.peek();
    if (camera === null || this.#isHeld) return;
    this.#glide({ ...spot, zoom: Math.max(camera.zoom, FOLLOW_ZOOM) }, Math.max(ms, 160));
  }

  #whole(window: Size = this.#window): Camera {
    return fit(this.#box, window, TOOLS);
  }

  #byHand(move: (camera: Camera) => Camera): void {
    const camera = this.camera.peek();
    if (camera === null) return;
    cancelAnimationFrame(this.#frame);
    this.#isHeld = true;
    this.camera.value = clamp(move(camera), this.#box, this.#window, TOOLS);
  }

  #glide(target: Camera, ms: number): void {
    cancelAnimationFrame(this.#frame);
    const from = this.camera.peek();
    const to = clamp(target, this.#box, this.#window, TOOLS);
    if (from === null || paceOf(speed.peek(), reducedMotion.peek()) === 0) {
      this.camera.value = to;
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const time = Math.min(1, Math.max(0, (now - start) / ms));
      const share = 1 - (1 - time) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * share;
      this.camera.value = { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
      if (time < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

export function useCamera(host: RefObject<HTMLElement | null>, box: Box, size: Size): CameraMan {
  const man = useMemo(() => new CameraMan(box), [box]);
  useLayoutEffect(() => man.resize(size), [man, size]);
  useGestures(host, man);
  return man;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

function useGestures(host: RefObject<HTMLElement | null>, man: CameraMan): void {
  const fingers = useRef(new Map<number, Finger>());
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const held = fingers.current;
    let strayed = 0;
    const at = (event: MouseEvent): Spot => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (held.size === 0) strayed = 0;
      held.set(event.pointerId, at(event));
    };
    const onMove = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (before === undefined) return;
      const now = at(event);
      strayed += Math.hypot(now.x - before.x, now.y - before.y);
      const [other] = [...held].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      held.set(event.pointerId, now);
      if (other !== undefined) pinch(man, other, before, now);
      else if (strayed > TAP_SLOP) man.pan(now.x - before.x, now.y - before.y);
    };
    const onUp = (event: PointerEvent) => held.delete(event.pointerId);
    // A drag is not a tap.
    const onClick = (event: MouseEvent) => {
      if (strayed <= TAP_SLOP || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const onDouble = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[role=button], button') !== null) return;
      man.toggle(at(event));
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      man.zoom(Math.exp(-event.deltaY * WHEEL), at(event));
    };
    element.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, { capture: true });
    element.addEventListener('dblclick', onDouble);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      held.clear();
      element.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, { capture: true });
      element.removeEventListener('dblclick', onDouble);
      element.removeEventListener('wheel', onWheel);
    };
  }, [host, man]);
}

function pinch(man: CameraMan, other: Finger, before: Finger, now: Finger): void {
  const wide = (finger: Finger) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  man.zoom(wide(now) / wide(before), middle);
  man.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
}

export function useCameraKeys(man: CameraMan): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere =
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]') !== null ||
        (event.target instanceof Element && event.target.closest('input, select, textarea, .log') !== null);
      if (!isElsewhere && cameraKey(man, event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [man]);
}

/** Whether the key was the camera's. */
function cameraKey(man: CameraMan, event: KeyboardEvent): boolean {
  switch (event.key) {
    case '+':
    case '=':
      man.zoom(BUTTON_ZOOM);
      return true;
    case '-':
      man.zoom(1 / BUTTON_ZOOM);
      return true;
    case '0':
      man.whole();
      return true;
    default:
      return event.shiftKey && panKey(man, event.key);
  }
}

function panKey(man: CameraMan, key: string): boolean {
  const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
  if (way === undefined) return false;
  man.pan((way[0] ?? 0) * ARROW_PAN, (way[1] ?? 0) * ARROW_PAN);
  return true;
}

export { BUTTON_ZOOM };
