import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { href, readPath, readRoute, type Route } from './route.ts';

export { href, type Route } from './route.ts';

/** A path is read once; from there the fragment is the whole address. */
if (!['/', '/index.html'].includes(location.pathname))
  history.replaceState(null, '', `/${href(readPath(location.pathname, location.hash))}`);

const fragment = signal(location.hash);
addEventListener('hashchange', () => (fragment.value = location.hash));

export const route: ReadonlySignal<Route> = computed(() => readRoute(fragment.value));

export function goTo(next: Route): void {
  location.hash = href(next);
}

/** Changes the address without a step in the history, such as while a slider moves. */
export function stayAt(next: Route): void {
  history.replaceState(null, '', href(next));
  fragment.value = location.hash;
}
