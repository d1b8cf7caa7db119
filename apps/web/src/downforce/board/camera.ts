/** What of the track is seen: the unit in the middle of the window, and pixels for one unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Closer than this a space is as large as two thumbs. */
export const CLOSEST = 3.2;
/** A lane is 26 units, and a space drawn in a bend a little less: at least 44 pixels for a thumb. */
export const TAP_ZOOM = 1.8;

/** The whole track; `right` pixels of the window are covered by buttons. */
export function fit(box: Box, window: Size, right = 0): Camera {
  const zoom = widest(box, { ...window, width: window.width - right });
  const isClear = (window.width - box.width * zoom) / 2 >= right;
  return {
    x: box.x + box.width / 2 + (isClear ? 0 : right / 2 / zoom),
    y: box.y + box.height / 2,
    zoom,
  };
}

function widest(box: Box, window: Size): number {
  return Math.min(window.width / box.width, window.height / box.height);
}

/** How far the window may reach beyond the track, as a part of itself: what lies at the edge is not stuck there. */
const SLACK = 0.22;

/** Between the whole track and the closest, and never far beside the track. */
export function clamp(camera: Camera, box: Box, window: Size, right = 0): Camera {
  const least = fit(box, window, right).zoom;
  const zoom = Math.min(Math.max(camera.zoom, least), Math.max(CLOSEST, least));
  return {
    x: clampAxis(camera.x, box.x, box.width, window.width / zoom),
    y: clampAxis(camera.y, box.y, box.height, window.height / zoom),
    zoom,
  };
}

function clampAxis(value: number, from: number, length: number, seen: number): number {
  const nearest = seen >= length ? length - seen / 2 : seen * (0.5 - SLACK);
  return Math.min(Math.max(value, from + nearest), from + length - nearest);
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom };
}

/** Closer or further, so that what is under `at` (in pixels of the window) stays there. */
export function zoomAt(camera: Camera, factor: number, at: Spot, window: Size): Camera {
  const under = toTrack(camera, at, window);
  const zoom = camera.zoom * factor;
  return {
    x: under.x - (at.x - window.width / 2) / zoom,
    y: under.y - (at.y - window.height / 2) / zoom,
    zoom,
  };
}

export function toTrack(camera: Camera, at: Spot, window: Size): Spot {
  return {
    x: camera.x + (at.x - window.width / 2) / camera.zoom,
    y: camera.y + (at.y - window.height / 2) / camera.zoom,
  };
}

export function toWindow(camera: Camera, spot: Spot, window: Size): Spot {
  return {
    x: (spot.x - camera.x) * camera.zoom + window.width / 2,
    y: (spot.y - camera.y) * camera.zoom + window.height / 2,
  };
}

/** The camera for all these spots: as close as `closest` allows, with room around them. */
export function lookAt(
  spots: readonly Spot[],
  window: Size,
  closest: number,
  room: number,
): Camera | undefined {
  const [first] = spots;
  if (first === undefined) return undefined;
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
  const zoom = Math.min(
    closest,
    window.width / (right - left + 2 * room),
    window.height / (bottom - top + 2 * room),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom };
}

/** Units around what a thumb is to choose. */
const TAP_ROOM = 32;
/** Pixels from the edge to the middle of a space: all of it can be pressed. */
const TAP_EDGE = 30;
const LEAST_TAP_ZOOM = 1.75;

/**
 * The camera for what a thumb is to choose, those that matter most first. Rather a far space beyond the edge than one that is
 * too small; the near ones are always seen.
 */
export function tapCamera(spots: readonly Spot[], window: Size): Camera | undefined {
  const seen = lookAt(spots, window, TAP_ZOOM, TAP_ROOM);
  if (seen === undefined || seen.zoom >= LEAST_TAP_ZOOM) return seen;
  return spots.toReversed().reduce<Camera>((camera, spot) => reveal(camera, spot, window, TAP_EDGE), {
    ...seen,
    zoom: LEAST_TAP_ZOOM,
  });
}

/** A car of 37 units is 24 pixels long: less is hard to tell from another. */
export const REST_ZOOM = 0.65;
/** From here on the whole track is as good as a closer look at the pack. */
const WHOLE_ZOOM = 0.95;
const PACK_ZOOM = 1.1;
/** Units around the pack. */
const PACK_ROOM = 60;
/** Pixels at the left and right of the window that the pile and the buttons may cover. */
const PACK_SIDES = 120;

/**
 * The camera while nothing is asked: the whole track where that is close enough, else the pack. Where the pack is spread too
 * wide for cars of a sensible size, those named last are seen before the others.
 */
export function restCamera(pack: readonly Spot[], box: Box, window: Size, right = 0): Camera {
  const whole = fit(box, window, right);
  const room = { width: Math.max(window.width - 2 * PACK_SIDES, window.width / 2), height: window.height };
  const near = lookAt(pack, room, PACK_ZOOM, PACK_ROOM);
  if (near === undefined || whole.zoom >= WHOLE_ZOOM) return whole;
  const zoom = Math.max(near.zoom, whole.zoom, REST_ZOOM);
  const start = clamp({ ...near, zoom }, box, window, right);
  return pack.reduce<Camera>(
    (camera, spot) => clamp(reveal(camera, spot, window, REVEALED), box, window, right),
    start,
  );
}

/** Pixels from the edge that a car is brought to. */
const REVEALED = 26;

/** Whether all the spots are seen, at least `room` pixels from the edge. */
export function sees(camera: Camera, spots: readonly Spot[], window: Size, room: number): boolean {
  return spots.every((spot) => {
    const { x, y } = toWindow(camera, spot, window);
    return x >= room && y >= room && x <= window.width - room && y <= window.height - room;
  });
}

/** The least pan that brings a spot into sight. */
export function reveal(camera: Camera, spot: Spot, window: Size, room: number): Camera {
  const { x, y } = toWindow(camera, spot, window);
  return pan(camera, inside(x, room, window.width) - x, inside(y, room, window.height) - y);
}

function inside(at: number, room: number, length: number): number {
  return Math.min(Math.max(at, Math.min(room, length / 2)), Math.max(length - room, length / 2));
}
