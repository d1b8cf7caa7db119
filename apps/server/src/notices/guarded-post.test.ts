import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GuardedPost, isPublicAddress } from './guarded-post.ts';

describe('S: a webhook reaches only the internet', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'nonsense',
    '',
  ])('%s is not on it', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '8.8.8.8', '2606:4700:4700::1111'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://example.org/',
    'https://localhost/',
    'https://a.localhost/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest',
    'ftp://example.org/',
    'https://',
    'nothing',
  ])('%s is not tried', (url) => {
    expect(new GuardedPost(false).mayTry(url)).toBe(false);
  });

  let server: Server;
  let port = 0;
  let heard = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      heard++;
      if (request.url === '/redirect')
        response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
      // An answer without end.
      else if (request.url === '/long') {
        response.writeHead(200);
        const write = () =>
          response.write('x'.repeat(65_536), (error) => (error ? undefined : setImmediate(write)));
        response.on('error', () => undefined);
        write();
      } else response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('a name that leads into the host’s network is refused when it is looked up', async () => {
    // Names that pass the first look: what they lead to is checked where the connection is made.
    class Trusting extends GuardedPost {
      override mayTry(): boolean {
        return true;
      }
    }
    const sent = new Trusting(false).send({ url: `http://localhost:${port}/`, headers: {}, body: '{}' });
    await expect(sent).rejects.toThrow('not allowed');
    expect(heard).toBe(0);
  });

  it('follows no redirect, and does not read an answer to its end', async () => {
    const post = new GuardedPost(true);
    const send = (path: string) =>
      post.send({ url: `http://localhost:${port}${path}`, headers: {}, body: '{}' });
    expect(await send('/redirect')).toEqual({ status: 302 });
    expect(heard).toBe(1);
    expect(await send('/long')).toEqual({ status: 200 });
    expect(await send('/')).toEqual({ status: 204 });
  });
});
