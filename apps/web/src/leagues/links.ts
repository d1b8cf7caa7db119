import { LINK_KEY } from '@paddock/protocol';
import { href } from '../app/router.ts';
import { stored } from '../app/stored.ts';

/** The secrets of leagues' links that this device has seen: the server shows them once and keeps only their hashes. */
type Keys = Readonly<Record<string, string>>;

function areKeys(value: unknown): value is Keys {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((key) => typeof key === 'string' && LINK_KEY.test(key));
}

const KEPT = 40;
const kept = stored<Keys>('leagues', areKeys, {});

export function keyOf(league: string): string | undefined {
  return kept.value[league];
}

/** Newest last; the oldest go. */
export function keepKey(league: string, key: string): void {
  if (!LINK_KEY.test(key) || kept.peek()[league] === key) return;
  const others = Object.entries(kept.peek()).filter(([id]) => id !== league);
  kept.value = Object.fromEntries([...others, [league, key]].slice(-KEPT)) as Keys;
}

export function leagueHref(id: string): string {
  return href({ at: 'club', path: `league/${encodeURIComponent(id)}` });
}

/** A whole address: the secret stands in the fragment, which no server sees. */
export function leagueLink(id: string, key: string): string {
  return `${location.origin}${location.pathname}${leagueHref(id)}.${encodeURIComponent(key)}`;
}
