/** The service worker: the whole site on the device, so that everything works without a network. */
declare const self: ServiceWorkerGlobalScope & {
  readonly siteFiles: readonly { readonly url: string; readonly revision: string | null }[];
};

const CACHE = 'paddock';

/** The page itself, at its own address or at that of a shared link. */
const PAGE = /^\/(?:[tr]\/[^/]+|d)?$/;

/** Path to the name it is kept under; names without a hash carry a revision, so that two versions can stand side by side. */
const kept = new Map(
  self.siteFiles.map(({ url, revision }) => {
    const address = new URL(url, self.location.href);
    const path = address.pathname;
    if (revision !== null) address.searchParams.set('revision', revision);
    return [path, address.href] as const;
  }),
);

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...kept].map(async ([path, name]) => {
      if ((await cache.match(name)) !== undefined) return;
      const response = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(name, response);
    }),
  );
}

/** The version before is gone now, and what only it needed. */
async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  const names = new Set(kept.values());
  const old = (await cache.keys()).filter(({ url }) => !names.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
  await self.clients.claim();
}

async function answer(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) ?? fetch(request);
}

/** As the server sends it; see `apps/server/src/notices/push.ts`. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** The same message again takes the place of the first. */
  readonly tag: string;
}

async function tell({ title, body, url, tag }: PushMessage): Promise<void> {
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: url });
}

/** The page that shows it already, or a new one: another may be in the middle of a game. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url.startsWith(href));
  await (page === undefined ? self.clients.openWindow(href) : page.focus());
}

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json() as PushMessage));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const name = kept.get(PAGE.test(pathname) ? '/index.html' : pathname);
  if (name !== undefined) event.respondWith(answer(request, name));
});
