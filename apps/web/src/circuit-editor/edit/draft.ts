import type { Scenery, Spot, TrackFile } from '@paddock/downforce';
import { FORMAT, parseTrackFile } from '@paddock/downforce/editing';

/** Where the photo is under the drawing, in steps. */
export interface Photo {
  /** Its middle. */
  readonly at: Spot;
  /** How wide it is, in steps. */
  readonly width: number;
  /** Degrees. */
  readonly angle: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** Everything that can be undone. The trace and the photo lie on the ground; the file counts from the finish line. */
export interface Draft {
  readonly file: TrackFile;
  /** Where the file's origin, the middle of its finish line, is on the ground: in steps. */
  readonly origin: Spot;
  /** Clicks along the middle of the road, from the finish line in driving direction; empty: nothing is traced. */
  readonly trace: readonly Spot[];
  readonly photo: Photo | null;
}

/** A value from the shelf as a draft; null if it is not a circuit at all. A draft may lack a name or a note. */
export function fileFrom(value: Readonly<Record<string, unknown>>): TrackFile | null {
  const words = { name: textOf(value['name']), note: textOf(value['note']) };
  const parsed = parseTrackFile({
    ...value,
    format: FORMAT,
    name: words.name || '–',
    note: words.note || '–',
  });
  return 'sections' in parsed ? { ...parsed, ...words } : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Another road with its origin somewhere else: the scenery, which counts from there, keeps its place on the ground. */
export function rebased(draft: Draft, file: TrackFile, [x, y]: Spot): Draft {
  const origin: Spot = [hundredths(x), hundredths(y)];
  const [dx, dy] = [draft.origin[0] - origin[0], draft.origin[1] - origin[1]];
  return { ...draft, origin, file: { ...file, scenery: moved(file.scenery, dx, dy) } };
}

function moved(scenery: readonly Scenery[], dx: number, dy: number): readonly Scenery[] {
  if (dx === 0 && dy === 0) return scenery;
  const move = ([x, y]: Spot): Spot => [hundredths(x + dx), hundredths(y + dy)];
  return scenery.map((item) => {
    switch (item.kind) {
      case 'area':
      case 'stream':
        return { ...item, points: item.points.map(move) };
      case 'scatter':
        return { ...item, at: item.at.map(move) };
      case 'block':
      case 'label':
        return { ...item, at: move(item.at) };
      case 'tunnel':
        return item;
    }
  });
}

export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
