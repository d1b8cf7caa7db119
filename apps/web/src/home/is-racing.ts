import { signal } from '@preact/signals';

/** Somebody has pressed «Race now»: nothing else on the front page may cost time. */
export const isRacing = signal(false);
