import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { localUrl, networkUrls } from './addresses.ts';

const info = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;

const INTERFACES = {
  lo: [info('127.0.0.1', 'IPv4', true), info('::1', 'IPv6', true)],
  eth0: [info('192.168.1.20', 'IPv4', false), info('fe80::1', 'IPv6', false)],
  none: undefined,
};

describe('where the page is found', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
  ])('listening on %s, from this machine: %s', (address, url) => {
    expect(localUrl(address, 3000)).toBe(url);
  });

  it('from the network, only where the server listens on every address', () => {
    expect(networkUrls('0.0.0.0', 3000, INTERFACES)).toEqual(['http://192.168.1.20:3000']);
    expect(networkUrls('::', 3000, INTERFACES)).toEqual(['http://192.168.1.20:3000']);
    expect(networkUrls('127.0.0.1', 3000, INTERFACES)).toEqual([]);
    expect(networkUrls('127.0.0.1', 3000, networkInterfaces())).toEqual([]);
  });
});
