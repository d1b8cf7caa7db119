import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { localUrl, networkOf, networkUrls } from './addresses.ts';

const info = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;

const INTERFACES = {
  lo: [info('127.0.0.1', 'IPv4', true), info('::1', 'IPv6', true)],
  eth0: [info('192.168.1.20', 'IPv4', false), info('fe80::1', 'IPv6', false)],
  none: undefined,
};

describe('where the page is found', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['::1', 'http://localhost:3000'],
    ['192.0.2.7', 'http://192.0.2.7:3000'],
    ['2001:db8::7', 'http://[2001:db8::7]:3000'],
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

describe('S6: what limits count as one', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nonsense', 'nonsense'],
    ['::zz', '::zz'],
    ['', ''],
  ])('S6: %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
