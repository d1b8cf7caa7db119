import { signal } from '@preact/signals';

/** The link that has opened the rules over the page, and the game that is played there; null: they are closed. */
export const rulesOver = signal<{ readonly link: HTMLAnchorElement; readonly game: string } | null>(null);
