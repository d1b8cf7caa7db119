import type { SecureAddress } from '@paddock/protocol';
import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/** Whom browsers make passkeys for: the host's name, at one origin. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

type Secure = { readonly can: true; readonly party: RelyingParty } | Extract<SecureAddress, { can: false }>;

/**
 * Browsers keep passkeys, and push messages, for encrypted pages at a name; `localhost` needs no encryption. The name is the
 * one in `PUBLIC_URL`, so that no request can choose it; without that setting, `localhost` alone.
 */
export function secureAddressOf(publicUrl: string | undefined, request: FastifyRequest): Secure {
  const asked = new URL(`${request.protocol}://${request.host}`);
  if (publicUrl === undefined) return isLocal(asked) ? partyAt(asked) : notAt(asked);
  const meant = new URL(publicUrl);
  const where = isSecure(meant) ? partyAt(meant) : notAt(meant);
  // A proxy may talk plain http to this server, but it passes the name on.
  if (where.can && asked.host !== meant.host) return { can: false, why: 'other-address', url: publicUrl };
  return where;
}

/** As the page gets it. */
export function shownAddress(secure: Secure): SecureAddress {
  return secure.can ? { can: true } : secure;
}

function partyAt({ hostname, origin }: URL): Secure {
  return { can: true, party: { id: hostname, origin } };
}

function notAt(url: URL): Secure {
  const { hostname, protocol, port } = url;
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  if (isNumber) {
    const isHere = /^(?:127\.|\[::1\]$)/.test(hostname);
    const local = `http://localhost${port === '' ? '' : `:${port}`}`;
    return { can: false, why: 'address', ...(isHere && protocol === 'http:' && { url: local }) };
  }
  return { can: false, why: protocol === 'http:' ? 'plain-http' : 'unset' };
}

function isSecure(url: URL): boolean {
  const isNumber = isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0;
  return isLocal(url) || (url.protocol === 'https:' && !isNumber);
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}
