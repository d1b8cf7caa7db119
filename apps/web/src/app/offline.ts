import { update } from './update.ts';

let isAsked = false;

/** The whole site on the device, and word of a newer one. */
export function keepSite(): void {
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
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
