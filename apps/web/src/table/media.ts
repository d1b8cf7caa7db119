import { signal, type ReadonlySignal } from '@preact/signals';

/** Whether a media query holds now. */
export function watchMedia(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const holds = signal(list.matches);
  list.addEventListener('change', () => (holds.value = list.matches));
  return holds;
}

/** There is room for the rails beside the board. */
export const isWide = watchMedia('(min-width: 1100px)');

/** There is room for the log and the sheet too: they are open from the start. */
export const isRoomy = watchMedia('(min-width: 1600px) and (min-height: 840px)');

/** A phone held upright: words and buttons stand one below the other. */
export const isSlim = watchMedia('(max-width: 559px)');
