import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { href, readRoute, type Route } from './route.ts';

export { href, type Route } from './route.ts';

/** A path that the server does not know: the page says so, and its links lead home from there. */
if (!['/', '/index.html'].includes(location.pathname))
  history.replaceState(null, '', `/${href({ at: 'lost' })}`);

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
