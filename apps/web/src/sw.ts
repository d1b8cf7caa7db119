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
