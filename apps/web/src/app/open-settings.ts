import { signal } from '@preact/signals';

/** Whether the settings are open; they are fetched when they first are. */
export const areSettingsOpen = signal(false);

export function openSettings(): void {
  areSettingsOpen.value = true;
}
