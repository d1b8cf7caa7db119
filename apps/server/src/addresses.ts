import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** The address that stands for all of the machine's addresses. */
function isEvery(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}

/**
 * What limits count as one: an IPv4 address, also in its IPv6 form, or the /64 of an IPv6 one, which one household usually
 * has to itself.
 */
export function networkOf(address: string): string {
  const url = `http://[${address.replace(/%.*$/, '')}]`;
  if (!address.includes(':') || !URL.canParse(url)) return address.slice(0, 64);
  const groups = groupsOf(new URL(url).hostname.slice(1, -1));
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join(' ') === '0 0 0 0 0 65535';
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [left = [], right = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  const missing = Array.from({ length: 8 - left.length - right.length }, () => 0);
  return [...left, ...missing, ...right];
}

/** Only this machine. */
function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1';
}

/** Where a browser on this machine finds the page. By its name: browsers make no passkeys for a number. */
export function localUrl(address: string, port: number): string {
  const isHere = isEvery(address) || isLoopback(address);
  const host = isHere ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** Where others find a server that listens on every address of the machine. */
export function networkUrls(address: string, port: number, interfaces: Interfaces): string[] {
  if (!isEvery(address)) return [];
  return Object.values(interfaces)
    .flatMap((infos) => infos ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((info) => `http://${info.address}:${port}`);
}
