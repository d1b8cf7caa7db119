import { signal } from '@preact/signals';

/** A newer version waits; called, it takes over and the page starts anew. */
export const update = signal<(() => void) | null>(null);

let isAsked = false;

/** Puts the site on the device. Called once the player has what they came for, so that nothing competes with it. */
export function keepForOffline(): void {
  if (isAsked || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  isAsked = true;
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) location.reload();
  });
  navigator.serviceWorker.register('/sw.js', { type: 'module' }).then(watch, () => undefined);
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    if (worker === null || navigator.serviceWorker.controller === null) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    update.value = () => worker.postMessage('take over');
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
}
