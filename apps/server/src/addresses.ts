import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** An address that stands for every one of the machine. */
function isEvery(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}

/** Where a browser on this machine finds the page: it cannot open «every address». */
export function localUrl(address: string, port: number): string {
  const host = isEvery(address) ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** Where others find it, of a server that listens on every address of the machine. */
export function networkUrls(address: string, port: number, interfaces: Interfaces): string[] {
  if (!isEvery(address)) return [];
  return Object.values(interfaces)
    .flatMap((infos) => infos ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((info) => `http://${info.address}:${port}`);
}
