import type { Spot, TrackFile } from '@paddock/downforce';
import { FORMAT, parseTrackFile } from '@paddock/downforce/editing';

/** Where the photo lies under the drawing, in steps from the middle of the finish line, as everything else. */
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

/** Everything that can be undone. */
export interface Draft {
  readonly file: TrackFile;
  /** Clicks along the middle of the road, from the finish line in driving direction; empty: nothing is being traced. */
  readonly trace: readonly Spot[];
  readonly photo: Photo | null;
}

/** A value from the shelf as a draft; null if it is no circuit at all. A draft may lack a name or a note. */
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

/** The road has moved on the drawing: what lies beside it keeps its place. */
export function shifted(draft: Draft, [dx, dy]: Spot): Draft {
  if (dx === 0 && dy === 0) return draft;
  const move = ([x, y]: Spot): Spot => [hundredths(x + dx), hundredths(y + dy)];
  const { file, trace, photo } = draft;
  const scenery = file.scenery.map((item) => {
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
  return {
    file: { ...file, scenery },
    trace: trace.map(move),
    photo: photo === null ? null : { ...photo, at: move(photo.at) },
  };
}

export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
