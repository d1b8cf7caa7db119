import { signal } from '@preact/signals';

/** Set while a newer version waits. Calling it reloads the page with that version. */
export const update = signal<(() => void) | null>(null);

/** Puts the site on the device, once the player has what they came for: what does it is fetched no sooner. */
export function keepForOffline(): void {
  import('./offline.ts').then(({ keepSite }) => keepSite()).catch(() => undefined);
}
