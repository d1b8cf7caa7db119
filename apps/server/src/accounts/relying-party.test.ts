import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { secureAddressOf } from './relying-party.ts';

const at = (protocol: string, host: string) => ({ protocol, host }) as FastifyRequest;

it.each([
  ['localhost', undefined, at('http', 'localhost:3000'), 'localhost', 'http://localhost:3000'],
  ['a name below it', undefined, at('http', 'club.localhost'), 'club.localhost', 'http://club.localhost'],
  [
    'PUBLIC_URL',
    'https://paddock.example',
    at('https', 'paddock.example'),
    'paddock.example',
    'https://paddock.example',
  ],
  [
    'PUBLIC_URL behind a proxy that talks http',
    'https://paddock.example:8443',
    at('http', 'paddock.example:8443'),
    'paddock.example',
    'https://paddock.example:8443',
  ],
  [
    'PUBLIC_URL on this machine',
    'http://localhost:3000',
    at('http', 'localhost:3000'),
    'localhost',
    'http://localhost:3000',
  ],
])('passkeys are for %s', (_name, publicUrl, request, id, origin) => {
  expect(secureAddressOf(publicUrl, request)).toEqual({ can: true, party: { id, origin } });
});

it.each([
  [
    'this machine’s number',
    undefined,
    at('http', '127.0.0.1:3000'),
    { why: 'address', url: 'http://localhost:3000' },
  ],
  ['its other number', undefined, at('http', '[::1]:3000'), { why: 'address', url: 'http://localhost:3000' }],
  ['a number in the network', undefined, at('http', '192.168.1.20:3000'), { why: 'address' }],
  ['a number with https', undefined, at('https', '192.0.2.7'), { why: 'address' }],
  ['a name without https', undefined, at('http', 'raspberry:3000'), { why: 'plain-http' }],
  // A request must not choose whom passkeys are for.
  ['a name that no setting has', undefined, at('https', 'evil.example'), { why: 'unset' }],
  [
    'PUBLIC_URL without https',
    'http://paddock.example',
    at('http', 'paddock.example'),
    { why: 'plain-http' },
  ],
  ['a number as PUBLIC_URL', 'https://192.0.2.7', at('https', '192.0.2.7'), { why: 'address' }],
  [
    'another address than PUBLIC_URL',
    'https://paddock.example',
    at('http', 'localhost:3000'),
    { why: 'other-address', url: 'https://paddock.example' },
  ],
])('passkeys are not offered at %s', (_name, publicUrl, request, no) => {
  expect(secureAddressOf(publicUrl, request)).toEqual({ can: false, ...no });
});
