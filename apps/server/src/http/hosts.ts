import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Settings } from '../settings.ts';

/** For `ALLOWED_HOSTS`: any name. */
const ANY = '*';

/**
 * Whether a request's host is this server. A page elsewhere could point its own domain name at this machine, and a browser
 * would then take our answers for that page's. An IP address is safe: no page can point one at us.
 */
export function ownHosts(
  settings: Pick<Settings, 'host' | 'publicUrl' | 'allowedHosts' | 'trustProxy'>,
): (host: string) => boolean {
  const { host: listening, publicUrl, allowedHosts, trustProxy } = settings;
  const isChosenByProxy = trustProxy !== false && publicUrl === undefined && allowedHosts.length === 0;
  if (isChosenByProxy || allowedHosts.includes(ANY)) return () => true;
  const machine = hostname().toLowerCase();
  const names = new Set([
    'localhost',
    machine,
    `${machine}.local`,
    listening.toLowerCase(),
    ...allowedHosts.map(nameOf),
  ]);
  if (publicUrl !== undefined) names.add(new URL(publicUrl).hostname);
  return (host) => {
    const name = nameOf(host);
    return names.has(name) || name.endsWith('.localhost') || isIP(name.replaceAll(/[[\]]/g, '')) !== 0;
  };
}

/** Without a port. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}
