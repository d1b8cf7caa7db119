import { keepForOffline } from '../app/update.ts';

/** Why a browser cannot get notices; undefined: it can. */
export type Obstacle = 'needsHttps' | 'unsupported' | 'denied';

export function obstacle(): Obstacle | undefined {
  if (!isSecureContext) return 'needsHttps';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) {
    return 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Asks the person, then the browser's push service. Undefined: one of them says no. */
export async function subscribe(key: string): Promise<object | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  try {
    // The service worker shows what comes.
    keepForOffline();
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another server's key would never arrive.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return { endpoint, keys };
  } catch {
    return undefined;
  }
}
