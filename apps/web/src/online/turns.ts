import type { Parts } from '@paddock/words';
import { computed, effect, signal } from '@preact/signals';
import { calling } from '../app/calling.ts';
import { connection } from './server/connection.ts';

/** The table on the screen waits for the viewer. */
export const turnHere = signal(false);

const waiting = computed(
  () =>
    connection.mine.value?.filter(({ isYourTurn, status }) => isYourTurn && status === 'running').length ?? 0,
);

let isWatching = false;

/** From now on title and icon of the page say when a table waits for the person. */
export function watchTurns(texts: () => Parts['online']): void {
  if (isWatching) return;
  isWatching = true;
  effect(() => {
    const count = Math.max(waiting.value, turnHere.value ? 1 : 0);
    calling.value = count === 0 ? '' : `(${count}) ${texts().yourTurn}`;
  });
}
