import type { Pad } from './pad.ts';
import { readPad } from './read-pad.ts';

/** One entry a pad, so that two windows with two pads do not write over each other. */
const PREFIX = 'paddock.pad.';

/** Newest first. */
export function keptPads(): readonly Pad[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => keptPad(key.slice(PREFIX.length)) ?? [])
      .toSorted((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

export function keptPad(id: string): Pad | undefined {
  try {
    return readPad(JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** False: this browser keeps nothing. */
export function keepPad(pad: Pad): boolean {
  try {
    localStorage.setItem(PREFIX + pad.id, JSON.stringify(pad));
    return true;
  } catch {
    return false;
  }
}

export function removePad(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing is kept there.
  }
}
