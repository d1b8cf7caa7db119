import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** For the whole of it: the name, the connection, and the answer's head. */
const LIMIT_MS = 10_000;

/** IPv4 that is not somebody's on the internet: private, this machine's, a link's, for documents, for many, for later. */
const NOT_PUBLIC = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4');
}
/** Of IPv6, addresses that carry another one, and those for documents. */
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6');
}
/** All of IPv6 that is allocated. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return version === 6 && GLOBAL.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
}

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface Answer {
  readonly status: number;
}

/**
 * Posts to an address that somebody gave us. It must be on the internet; we check the very IP addresses that we connect to,
 * so that a name that changes in between gains nothing. Redirects are not followed, and the answer's body is not read.
 */
export class GuardedPost {
  readonly #mayBePrivate: boolean;

  /** `mayBePrivate`: the host's own network too, and without https. */
  constructor(mayBePrivate: boolean) {
    this.#mayBePrivate = mayBePrivate;
  }

  /** As far as the text itself tells. */
  mayTry(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, hostname } = new URL(url);
    if (this.#mayBePrivate) return true;
    if (protocol !== 'https:') return false;
    const bare = hostname.replaceAll(/[[\]]/g, '');
    return isIP(bare) === 0 ? bare.includes('.') && !/\.?localhost\.?$/.test(bare) : isPublicAddress(bare);
  }

  send({ url, headers, body }: Post): Promise<Answer> {
    if (!this.mayTry(url)) return Promise.reject(new NotAllowedError('not allowed'));
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(LIMIT_MS);
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Paddock' },
        lookup: this.#lookup,
        maxHeaderSize: 8_192,
        signal,
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        response.on('error', () => undefined);
        resolve({ status: response.statusCode ?? 0 });
        // The body is not read; a response that ends at once may finish.
        response.once('data', () => response.destroy());
        response.resume();
      });
      sent.end(body);
    });
  }

  readonly #lookup: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return done(error, '', 0);
      const isAllowed = this.#mayBePrivate || addresses.every(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (!isAllowed || first === undefined) return done(new NotAllowedError('not allowed'), '', 0);
      if (options.all === true) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}
