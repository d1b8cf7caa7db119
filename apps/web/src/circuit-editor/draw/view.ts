import { STEP, type Point } from '@paddock/downforce';
import { signal } from '@preact/signals';
import { fit, pan, toTrack, toWindow, zoomAt, type Box, type Camera } from '../../downforce/board/camera.ts';
import type { Size } from '../../table/size.ts';

const FURTHEST = 0.12;
const CLOSEST = 4;

/** Pixels that the check and the buttons cover. */
const ABOVE = 52;
const BESIDE = 60;

/** What of the ground is seen, in drawing units; moved by hand only. */
export class View {
  readonly camera = signal<Camera>({ x: 0, y: 0, zoom: 1 });
  readonly size = signal<Size>({ width: 0, height: 0 });
  /** Nobody has chosen what to look at yet. */
  #isFresh = true;

  resize(size: Size, whole: () => Box): void {
    this.size.value = size;
    if (this.#isFresh && size.width > 0) this.show(whole());
  }

  show(box: Box): void {
    const { width, height } = this.size.peek();
    const camera = fit(box, { width, height: Math.max(1, height - ABOVE) }, BESIDE);
    this.camera.value = { ...camera, y: camera.y - ABOVE / 2 / camera.zoom };
  }

  pan(dx: number, dy: number): void {
    this.#isFresh = false;
    this.camera.value = pan(this.camera.peek(), dx, dy);
  }

  zoom(factor: number, at: Point = this.#middle()): void {
    this.#isFresh = false;
    const { zoom } = this.camera.peek();
    const kept = Math.min(CLOSEST, Math.max(FURTHEST, zoom * factor)) / zoom;
    this.camera.value = zoomAt(this.camera.peek(), kept, at, this.size.peek());
  }

  /** From pixels of the window to steps on the ground. */
  toGround(at: Point): Point {
    const { x, y } = toTrack(this.camera.peek(), at, this.size.peek());
    return { x: x / STEP, y: y / STEP };
  }

  toPixels({ x, y }: Point): Point {
    return toWindow(this.camera.peek(), { x: x * STEP, y: y * STEP }, this.size.peek());
  }

  #middle(): Point {
    const { width, height } = this.size.peek();
    return { x: width / 2, y: height / 2 };
  }
}
